/** The longest wait for an idle moment of a busy page, and of a hidden one. */
export const IDLE_TIMEOUT_MS = 300;
/** Safari does not tell of idle moments. */
const PAUSE_MS = 16;

/** Calls back once: in an idle moment, or after `IDLE_TIMEOUT_MS`. */
export function whenIdle(run: () => void): void {
  if (globalThis.requestIdleCallback === undefined) setTimeout(run, PAUSE_MS);
  else requestIdleCallback(run, { timeout: IDLE_TIMEOUT_MS });
}
