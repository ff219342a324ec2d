import type { QueryClient } from '@tanstack/react-query';

/** The longest wait for the queries of a page. */
export const SETTLE_TIMEOUT_MS = 3000;

/**
 * Calls `callback` once, when the page has what it requested: no query is in flight and the results are rendered, or after
 * `SETTLE_TIMEOUT_MS`. Returns a function that cancels the call.
 */
export function whenQueriesSettle(queryClient: QueryClient, callback: () => void): () => void {
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
    clearTimeout(next);
    // Results are rendered in a task of their own; this task runs after it, unless the rendering starts another query.
    if (queryClient.isFetching() === 0) next = setTimeout(finish);
  };
  const unsubscribe = queryClient.getQueryCache().subscribe(check);
  const deadline = setTimeout(finish, SETTLE_TIMEOUT_MS);
  check();
  return cancel;
}
