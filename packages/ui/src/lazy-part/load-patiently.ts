/** Pauses before the further attempts, in ms. The browser is `online` as soon as it has a network, which may not reach the server yet. */
export const RETRY_PAUSES_MS = [500, 1_000, 2_000, 4_000];

/**
 * Loads something right after the browser came online: a failure is followed by a further attempt after each pause. Rejects with the last
 * failure. There is no further attempt once `signal` aborts.
 */
export async function loadPatiently<Value>(load: () => Promise<Value>, signal: AbortSignal): Promise<Value> {
  for (const pause of RETRY_PAUSES_MS) {
    try {
      return await load();
    } catch (error) {
      if (signal.aborted) throw error;
    }
    await new Promise(resolve => setTimeout(resolve, pause));
    signal.throwIfAborted();
  }
  return load();
}
