import { ApiError } from './errors.js';
import { pause } from './pause.js';

/** How long a rate-limited path stays blocked when the server names no time, in ms. */
export const DEFAULT_BLOCK_MS = 5_000;
/** Requests due within this time of the end of a block wait for it, in ms; earlier ones fail immediately. */
export const MAX_WAIT_MS = 5_000;

/** Holds back requests to paths that answered 429, until the server accepts them again (API-08). */
interface RateLimiter {
  /** Blocks a path until `retryAt` (epoch ms), or for `DEFAULT_BLOCK_MS` when that is null. */
  block(path: string, retryAt: number | null): void;
  /**
   * Returns null when the path is not blocked. Otherwise resolves when the block ends.
   * @throws ApiError `rate_limit` when the block lasts longer than `MAX_WAIT_MS`; `aborted` when `signal` aborts.
   */
  whenFree(path: string, signal: AbortSignal | undefined): Promise<void> | null;
}

/** @param now The clock, in epoch ms. */
export function createRateLimiter(now: () => number): RateLimiter {
  const blocks = new Map<string, number>();
  return {
    block(path, retryAt) {
      for (const [other, end] of blocks) if (end <= now()) blocks.delete(other);
      blocks.set(path, retryAt ?? now() + DEFAULT_BLOCK_MS);
    },
    whenFree(path, signal) {
      const retryAt = blocks.get(path) ?? 0;
      const remaining = retryAt - now();
      if (remaining <= 0) return null;
      if (remaining > MAX_WAIT_MS) return Promise.reject(new ApiError('rate_limit', { status: 429, retryAt }));
      return pause(remaining, signal);
    },
  };
}
