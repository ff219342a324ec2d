import type { QueryClient } from '@tanstack/react-query';

/** The longest wait for the queries of a page. */
export const SETTLE_TIMEOUT_MS = 3000;

/**
 * Calls `callback` once, when the page has what it requested: no query is in flight and the results are rendered, or after
 * `SETTLE_TIMEOUT_MS`. Returns a function that cancels the call.
 *
 * @param isExpecting Whether queries are to come that are not in the cache yet.
 */
export function whenQueriesSettle(
  queryClient: QueryClient,
  callback: () => void,
  isExpecting: () => boolean = () => false,
): () => void {
  const cache = queryClient.getQueryCache();
  // Kept up by the events: each entry of the first page is one, and the cache grows with them.
  const inFlight = new Set<unknown>(cache.findAll({ fetchStatus: 'fetching' }));
  let next: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => {
    unsubscribe();
    clearTimeout(next);
    clearTimeout(deadline);
  };
  const finish = () => {
    cancel();
    callback();
  };
  const check = () => {
    if (inFlight.size === 0 && !isExpecting()) {
      next ??= setTimeout(finish);
      return;
    }
    clearTimeout(next);
    next = undefined;
  };
  const unsubscribe = cache.subscribe(({ type, query }) => {
    if (type !== 'removed' && query.state.fetchStatus === 'fetching') inFlight.add(query);
    else inFlight.delete(query);
    check();
  });
  const deadline = setTimeout(finish, SETTLE_TIMEOUT_MS);
  check();
  return cancel;
}
