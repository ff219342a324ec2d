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

export const requestLimit = 7500;
export const limitWindow = 5 * 60 * 1000;

export function createRateLimit(now: () => number): RateLimit {
  const windows = new Map<string, { used: number; resetAt: number }>();
  return {
    take(caller) {
      const known = windows.get(caller);
      const window = known !== undefined && now() < known.resetAt ? known : { used: 0, resetAt: now() + limitWindow };
      window.used += 1;
      windows.set(caller, window);
      return {
        limit: requestLimit,
        remaining: Math.max(0, requestLimit - window.used),
        resetAt: window.resetAt,
        isOver: window.used > requestLimit,
      };
    },
  };
}
