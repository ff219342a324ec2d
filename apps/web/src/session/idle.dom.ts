/** The longest wait for an idle moment of a busy page. */
export const IDLE_TIMEOUT_MS = 300;
/** Where the browser does not tell of idle moments, as Safari, and in a hidden page, whose idle moments are rare. */
const PAUSE_MS = 16;

/** Calls back once: in an idle moment, or after `IDLE_TIMEOUT_MS`. */
export function whenIdle(run: () => void): void {
  if (globalThis.document?.visibilityState === 'hidden' || globalThis.requestIdleCallback === undefined)
    setTimeout(run, PAUSE_MS);
  else requestIdleCallback(() => run(), { timeout: IDLE_TIMEOUT_MS });
}
