/** Between two requests that succeed. */
const INTERVAL_MS = 30_000;
const MAX_INTERVAL_MS = 10 * 60_000;

/**
 * Repeats a request about every 30 s, less often the more requests in a row have failed, at least every 10 minutes. Returns a function that stops.
 *
 * @param request Resolves to whether it succeeded. Never rejects.
 * @param random A number in [0, 1): readers of one page do not ask at the same moment.
 */
export function startPolling(request: () => Promise<boolean>, random: () => number): () => void {
  let failures = 0;
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (): void => {
    const interval = Math.min(INTERVAL_MS * 2 ** failures, MAX_INTERVAL_MS);
    timer = setTimeout(() => void ask(), interval * (0.8 + 0.4 * random()));
  };
  const ask = async (): Promise<void> => {
    failures = (await request()) ? 0 : failures + 1;
    if (!isStopped) wait();
  };
  wait();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
