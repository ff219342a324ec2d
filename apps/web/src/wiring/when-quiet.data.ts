import type { QueryClient } from '@tanstack/react-query';

/** Waited for answers at most this long. */
export const QUIET_WAIT_MS = 3000;

/**
 * Calls `act` once, when the page shows what it asked for: no query is on its way and what came has been drawn, or after
 * `QUIET_WAIT_MS` where an answer does not come. Returns the way to call it off.
 */
export function whenQuiet(queryClient: QueryClient, act: () => void): () => void {
  let next: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    unsubscribe();
    clearTimeout(next);
    clearTimeout(deadline);
  };
  const finish = () => {
    stop();
    act();
  };
  const look = () => {
    clearTimeout(next);
    // Answers are drawn in tasks of their own; this one comes after them, unless one of them asks for more.
    if (queryClient.isFetching() === 0) next = setTimeout(finish);
  };
  const unsubscribe = queryClient.getQueryCache().subscribe(look);
  const deadline = setTimeout(finish, QUIET_WAIT_MS);
  look();
  return stop;
}
