import type { Client, Status } from '@rookery/api-client';
import { loadGap, loadOlder, showQueue, type ListDefinition } from '@rookery/store';
import { emptyList, itemIds, type ListState } from '@rookery/store/list';
import type { QueryClient } from '@tanstack/react-query';
import { timelineList } from '../state/timeline.data.js';
import { nextStep, readRange, type ReadStep } from './read-range.js';

/** The list of the catch-up. Its pages are the largest that servers send: it is read whole. */
export const catchUpList: ListDefinition<Status> = { ...timelineList({ kind: 'catchUp' }), pageSize: 40 };

/** Posts that one run reads: after them the reader decides about more. */
export const RUN_POSTS = 1_000;
/** Requests of one run: a server could answer with empty pages forever. */
const RUN_REQUESTS = 400;

/**
 * How a run ended: at the place where the reader stopped, at the end of the server's list, by the reader, after `RUN_POSTS`, or because the
 * server answered a request with nothing that leads on.
 */
export type ReadEnd = 'reached' | 'ended' | 'stopped' | 'paused' | 'stuck';

interface ReadOnOptions {
  client: Client;
  queryClient: QueryClient;
  /** The post that was read last; null: none is known. */
  sinceId: string | null;
  /** Aborts between two requests. What was requested is kept. */
  signal: AbortSignal;
  /** Default: `RUN_POSTS`. */
  limit?: number;
}

/**
 * Reads the list from its top down to the place where the reader stopped: what waits in the queue, then each gap, then older pages. One
 * request at a time, each kept when it arrives. Rejects with the request's `ApiError`; what was read stays, and the next run goes on there.
 */
export async function readOn({ client, queryClient, sinceId, signal, limit = RUN_POSTS }: ReadOnOptions): Promise<ReadEnd> {
  const { queryKey } = catchUpList;
  const state = (): ListState => queryClient.getQueryData<ListState>(queryKey) ?? emptyList;
  const count = (): number => itemIds(readRange(state().entries, sinceId).entries).length;
  showQueue(queryClient, queryKey);
  const most = count() + limit;
  for (let requests = 0; ; requests += 1) {
    const step = nextStep(state(), sinceId);
    if (step.kind === 'reached' || step.kind === 'ended') return step.kind;
    if (signal.aborted) return 'stopped';
    if (count() >= most || requests >= RUN_REQUESTS) return 'paused';
    const asked = stepName(step, state());
    if (step.kind === 'gap') await loadGap(client, queryClient, catchUpList, step.gap, 'newer');
    else await loadOlder(client, queryClient, catchUpList);
    const now = nextStep(state(), sinceId);
    if (now.kind === step.kind && stepName(now, state()) === asked) return 'stuck';
  }
}

/** Names what a step requests: the same request again would lead nowhere. */
const stepName = (step: ReadStep, { older }: ListState): string =>
  step.kind === 'gap' ? `${step.gap.newerId} ${step.gap.olderId}` : JSON.stringify(older);
