import { isApiError, type Client } from '@rookery/api-client';
import type { QueryClient } from '@tanstack/react-query';
import { nextReach, reachable, reachOf, type Reach, type ReachEvent } from './reach.js';

/** While the server does not answer it is asked again this often. */
export const PROBE_MS = 10_000;

/** The browser's view of the network. */
interface NetworkEvents extends Pick<EventTarget, 'addEventListener' | 'removeEventListener'> {
  readonly navigator: Pick<Navigator, 'onLine'>;
}

/**
 * Reports whether the server can be reached, from the browser's events and from the outcome of every request. Asks the server again while
 * it does not answer, and repeats the requests of the page that had no answer once it does. Returns the function that ends it.
 */
export function watchReach(
  client: Client,
  queryClient: QueryClient,
  view: NetworkEvents,
  onChange: (reach: Reach) => void,
): () => void {
  let state = reachable;
  let probe: ReturnType<typeof setInterval> | undefined;
  let isAsking = false;
  let isEnded = false;

  const apply = (event: ReachEvent): void => {
    if (isEnded) return;
    const previous = reachOf(state);
    state = nextReach(state, event);
    const reach = reachOf(state);
    if (reach === previous) return;
    onChange(reach);
    clearInterval(probe);
    if (reach === 'unreachable') probe = setInterval(() => void ask(), PROBE_MS);
    // Once for a change, and outside the notification of the cache: it walks the cache.
    if (reach === 'reachable') queueMicrotask(() => repeatFailed(queryClient));
  };
  const applyError = (error: unknown): void => {
    const isLost = hadNoAnswer(error);
    if (isLost !== null) apply(isLost ? 'failed' : 'answered');
  };
  const ask = async (): Promise<void> => {
    if (isAsking) return;
    isAsking = true;
    await client.request('GET', '/api/v1/instance', { isFresh: true }).then(() => apply('answered'), applyError);
    isAsking = false;
  };
  /**
   * A query may have read a store of the browser, the browser its cache, and an answer may be older than the loss: none of them proves
   * that the connection is back. A request of its own does.
   */
  const onAnswer = (): void => {
    if (reachOf(state) === 'reachable') apply('answered');
    else void ask();
  };
  const onOutcome = (action: { type: string; error?: unknown; manual?: boolean }): void => {
    if (action.type === 'success' && action.manual !== true) onAnswer();
    if (action.type === 'failed' || action.type === 'error') {
      if (hadNoAnswer(action.error) === false) onAnswer();
      else applyError(action.error);
    }
  };

  const onOffline = () => apply('offline');
  const onOnline = () => apply('online');
  view.addEventListener('offline', onOffline);
  view.addEventListener('online', onOnline);
  const unsubscribeQueries = queryClient.getQueryCache().subscribe(event => {
    if (event.type === 'updated') onOutcome(event.action);
  });
  const unsubscribeMutations = queryClient.getMutationCache().subscribe(event => {
    if (event.type === 'updated') onOutcome(event.action);
  });

  if (!view.navigator.onLine) apply('offline');
  // Requests of the page that failed before this code was there.
  for (const query of queryClient.getQueryCache().getAll()) {
    for (let failure = 0; failure < query.state.fetchFailureCount; failure += 1) {
      if (hadNoAnswer(query.state.fetchFailureReason) === true) apply('failed');
    }
  }

  return () => {
    isEnded = true;
    clearInterval(probe);
    view.removeEventListener('offline', onOffline);
    view.removeEventListener('online', onOnline);
    unsubscribeQueries();
    unsubscribeMutations();
  };
}

/** Whether a request was lost: the network or a timeout ended it. Null for one that was cancelled, and for an error of the page itself. */
export function hadNoAnswer(error: unknown): boolean | null {
  if (!isApiError(error) || error.kind === 'aborted') return null;
  return error.kind === 'network' || error.kind === 'timeout';
}

function repeatFailed(queryClient: QueryClient): void {
  void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => hadNoAnswer(state.error) === true });
}
