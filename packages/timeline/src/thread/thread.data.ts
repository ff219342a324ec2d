/** The context of a post in the cache: requested, continued, and kept up to date while it is open. */
import {
  createDecoding,
  inSlices,
  isApiError,
  isSilenced,
  parseNotification,
  threadPagesOf,
  threadsOf,
  type Client,
  type Context,
  type RepliesFetchHandle,
  type Relationship,
  type Status,
} from '@rookery/api-client';
import {
  accountStore,
  askedNow,
  ingestStatuses,
  relationshipKey,
  relationshipQuery,
  resolveMissing,
  statusKey,
} from '@rookery/store';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { timelineKey } from '../state/timeline.data.js';
import { threadKey, type ThreadBranch } from './thread-branch.js';
import {
  mergeAnswer,
  nodeIds,
  threadNode,
  withDeleted,
  withNewIds,
  withoutMarks,
  withPage,
  withReplies,
} from './thread-merge.js';
import type { SilencedReason } from './thread-tree.js';

/** How often an open thread is requested again while the page is visible and has no stream. */
const POLL_MS = 30_000;
/** The same with a stream, which brings the replies of followed accounts, and those that mention the reader. */
const POLL_WITH_STREAM_MS = 120_000;
/** Questions about one fetch of replies. */
const MOST_FETCH_QUESTIONS = 40;
/** Authors whose relationships are requested for one thread: servers accept about this many at a time. */
const MOST_AUTHORS = 40;

/**
 * The context of a post. Requested in parallel with the post itself.
 *
 * @param isPaged The server pages threads (`paginatedContext`).
 */
export function threadQuery(client: Client, statusId: string, isPaged = false) {
  const queryKey = threadKey(statusId);
  return queryOptions({
    queryKey,
    queryFn: async ({ signal, client: queryClient }): Promise<ThreadBranch> => {
      const askedAt = askedNow(queryClient);
      const branch = () => queryClient.getQueryData<ThreadBranch>(queryKey);
      const knownIds = nodeIds(branch());
      const threads = isPaged ? threadPagesOf(client) : threadsOf(client);
      const context = await threads.context(statusId, { signal });
      const posts = [...context.ancestors, ...context.descendants];
      const pageIds = await inSlices(posts, slice => ingestStatuses(queryClient, slice, { askedAt }), { signal });
      const missingIds = knownIds.filter(id => !pageIds.includes(id));
      // The rest of a thread that the server pages is not in its first page.
      if (context.next === null && missingIds.length > 0) {
        void resolveMissing(client, queryClient, missingIds, pageIds).catch(() => undefined);
      }
      return mergeAnswer(branch(), branchOf(context), {
        knownIds: new Set(knownIds),
        isKept: ({ authorId = '' }) => silencedReason(queryClient, authorId) !== null,
      });
    },
  });
}

/** How far the server is with fetching the replies of other servers; asked until it has finished. */
export function repliesFetchQuery(client: Client, handle: RepliesFetchHandle | null) {
  const retryMs = (handle?.retrySeconds ?? 0) * 1000;
  return queryOptions({
    queryKey: ['timeline', 'replies-fetch', handle?.id ?? null],
    queryFn: ({ signal }) => threadPagesOf(client).repliesFetch(handle?.id ?? '', { signal }),
    enabled: handle !== null,
    // The first question waits as the later ones do.
    initialData: { isRunning: true, resultCount: 0 },
    staleTime: retryMs,
    refetchInterval: ({ state }) =>
      state.data?.isRunning === false || state.status === 'error' || state.dataUpdateCount >= MOST_FETCH_QUESTIONS
        ? false
        : retryMs,
  });
}

/** Adds the next page of replies to a loaded thread. Does nothing when there is none. Rejects with the request's `ApiError`. */
export async function loadMoreReplies(client: Client, queryClient: QueryClient, statusId: string): Promise<void> {
  const next = queryClient.getQueryData<ThreadBranch>(threadKey(statusId))?.next ?? null;
  if (next === null) return;
  const askedAt = askedNow(queryClient);
  const page = await threadPagesOf(client).page(next);
  ingestStatuses(queryClient, page.items, { askedAt });
  // A concurrent response or a refetch replaced the thread: its own link leads on.
  updateThread(queryClient, statusId, branch =>
    branch.next === next ? withPage(branch, page.items.map(threadNode), page.next) : branch,
  );
}

/** Whether the server does not show this post to the reader: it was deleted, or they may not see it. */
export function isNotFound(error: unknown): boolean {
  return isApiError(error) && (error.status === 404 || error.status === 410);
}

/** Whether the server refuses to show this post to a signed-in reader. The lists that have it keep it. */
export function isForbidden(error: unknown): boolean {
  return isApiError(error) && error.status === 403;
}

/** How long until an open thread is requested again, in ms. */
export function pollMs(queryClient: QueryClient): number {
  const hasStream = accountStore(queryClient).lists.connectionOf(timelineKey({ kind: 'home' })) !== null;
  return hasStream ? POLL_WITH_STREAM_MS : POLL_MS;
}

/**
 * Keeps the thread of a post up to date with what the cache learns, from the stream and elsewhere: replies, deletions, new ids. Returns an
 * unsubscribe function.
 */
export function bindThread(queryClient: QueryClient, statusId: string): () => void {
  const { events } = accountStore(queryClient);
  const unsubscribes = [
    events.on('statusesIngested', ({ statusIds }) =>
      updateThread(queryClient, statusId, branch => {
        const found = statusIds.flatMap(id => queryClient.getQueryData<Status>(statusKey(id)) ?? []);
        return withReplies(branch, statusId, found.filter(({ in_reply_to_id }) => in_reply_to_id !== null).map(threadNode));
      }),
    ),
    // A reply to the reader by an account they do not follow comes as a notification alone.
    events.on('notificationReceived', ({ notification: { type, payload } }) => {
      const reply = type === 'mention' ? (parseNotification(payload, createDecoding())?.status ?? null) : null;
      const branch = queryClient.getQueryData<ThreadBranch>(threadKey(statusId));
      const isPart = reply !== null && [statusId, ...nodeIds(branch)].includes(reply.in_reply_to_id ?? '');
      if (isPart) ingestStatuses(queryClient, [reply]);
    }),
    events.on('statusDeleted', ({ ids }) => updateThread(queryClient, statusId, branch => withDeleted(branch, ids))),
    events.on('statusesRenewed', ({ ids }) => updateThread(queryClient, statusId, branch => withNewIds(branch, ids))),
  ];
  return () => unsubscribes.forEach(unsubscribe => unsubscribe());
}

/** Begins a new visit: replies that arrived during the last one are no longer late, and what was deleted is gone. */
export function beginVisit(queryClient: QueryClient, statusId: string): void {
  updateThread(queryClient, statusId, withoutMarks);
}

/** Why the posts of an account are hidden; null when they are not, or when it is not known. */
export function silencedReason(queryClient: QueryClient, accountId: string): SilencedReason | null {
  const relationship = queryClient.getQueryData<Relationship>(relationshipKey(accountId));
  if (!isSilenced(relationship)) return null;
  return relationship?.blocking === true ? 'blocked' : 'muted';
}

/** Requests the relationships to authors that are not known yet, in one request. A failure is not reported: their posts show. */
export async function requestRelationships(
  client: Client,
  queryClient: QueryClient,
  accountIds: readonly string[],
): Promise<void> {
  const unknown = accountIds.filter(id => queryClient.getQueryState(relationshipKey(id)) === undefined);
  await Promise.all(unknown.slice(0, MOST_AUTHORS).map(id => queryClient.prefetchQuery(relationshipQuery(client, id))));
}

function updateThread(queryClient: QueryClient, statusId: string, update: (branch: ThreadBranch) => ThreadBranch): void {
  const branch = queryClient.getQueryData<ThreadBranch>(threadKey(statusId));
  const next = branch && update(branch);
  if (next !== branch) {
    // The time of the last answer stays: what the stream brings does not postpone the next request.
    const updatedAt = queryClient.getQueryState(threadKey(statusId))?.dataUpdatedAt ?? 0;
    queryClient.setQueryData<ThreadBranch>(threadKey(statusId), next, { updatedAt });
  }
}

function branchOf({ ancestors, descendants, next, fetch }: Context): ThreadBranch {
  return { ancestors: ancestors.map(threadNode), descendants: descendants.map(threadNode), next, fetch };
}
