/** Pauses before further attempts, in ms. The browser is `online` as soon as it has a network, which may not reach the server yet. */
export const RETRY_PAUSES_MS = [500, 1_000, 2_000, 4_000];

/** Loads again after each pause while it fails, until `signal` aborts. Rejects with the last failure. */
export async function loadPatiently<Value>(
  load: () => Promise<Value>,
  [pause, ...later]: readonly number[],
  signal: AbortSignal,
): Promise<Value> {
  try {
    return await load();
  } catch (error) {
    if (pause !== undefined) await new Promise(resolve => setTimeout(resolve, pause));
    if (pause === undefined || signal.aborted) throw error;
  }
  return loadPatiently(load, later, signal);
}
