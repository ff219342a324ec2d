/** A fixed window of requests per caller, as in Mastodon. */
export interface RateLimit {
  /** Counts one request. */
  take(caller: string): {
    readonly limit: number;
    readonly remaining: number;
    readonly resetAt: number;
    readonly isOver: boolean;
  };
}

/** High, because tests send many requests. */
export const REQUEST_LIMIT = 7500;
export const REGISTRATION_LIMIT = 300;
export const LIMIT_WINDOW_MS = 5 * 60 * 1000;

/** @param limit Requests of one caller in a window of five minutes. */
export function createRateLimit(now: () => number, limit: number): RateLimit {
  const windows = new Map<string, { used: number; resetAt: number }>();
  let sweepAt = now() + LIMIT_WINDOW_MS;

  function sweep(): void {
    if (now() < sweepAt) return;
    sweepAt = now() + LIMIT_WINDOW_MS;
    for (const [caller, { resetAt }] of windows) {
      if (now() >= resetAt) windows.delete(caller);
    }
  }

  return {
    take(caller) {
      sweep();
      const known = windows.get(caller);
      const window = known !== undefined && now() < known.resetAt ? known : { used: 0, resetAt: now() + LIMIT_WINDOW_MS };
      window.used += 1;
      windows.set(caller, window);
      return {
        limit,
        remaining: Math.max(0, limit - window.used),
        resetAt: window.resetAt,
        isOver: window.used > limit,
      };
    },
  };
}
