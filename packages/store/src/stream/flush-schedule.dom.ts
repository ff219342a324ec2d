/** Calls `flush` once, later. Returns a function that cancels the call. */
export type FlushSchedule = (flush: () => void) => () => void;

/** The first event of a quiet stream is flushed with the next frame. */
const FRAME_MS = 16;
/** Time between two flushes of a busy stream: readers see no difference, and the lists render 4 times a second. */
export const FLUSH_INTERVAL_MS = 250;
/** Nobody sees a hidden page; browsers throttle its timers to this anyway. */
export const HIDDEN_FLUSH_INTERVAL_MS = 1_000;
/** The longest wait for an idle moment of a busy page, as while it scrolls. */
const IDLE_TIMEOUT_MS = 250;

/** Flushes soon while events are rare, and at most 4 times a second while they are many: then in idle moments, or once a second while the page is hidden. */
export function createPageSchedule(now: () => number = () => performance.now()): FlushSchedule {
  let flushedAt = Number.NEGATIVE_INFINITY;
  return flush => {
    let idle: number | undefined;
    const run = () => {
      flushedAt = now();
      flush();
    };
    const isHidden = globalThis.document?.visibilityState === 'hidden';
    const interval = isHidden ? HIDDEN_FLUSH_INTERVAL_MS : FLUSH_INTERVAL_MS;
    const timer = setTimeout(
      () => {
        // Safari has no idle callbacks.
        if (isHidden || globalThis.requestIdleCallback === undefined) run();
        else idle = requestIdleCallback(run, { timeout: IDLE_TIMEOUT_MS });
      },
      Math.max(FRAME_MS, flushedAt + interval - now()),
    );
    return () => {
      clearTimeout(timer);
      if (idle !== undefined) cancelIdleCallback(idle);
    };
  };
}
