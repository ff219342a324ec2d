import { ApiError } from './errors.js';
import { pause } from './pause.js';

/** How long a path that the server rations rests when the server does not say. */
export const USUAL_REST_MS = 5_000;
/** Who asks within this time of the end of a rest waits for it; earlier it is an error, for nobody waits that long. */
export const RATE_PATIENCE_MS = 5_000;

/** Keeps what a server rations from being asked for before its time. */
export interface RateGate {
  /** The path was refused; it rests until `retryAt` (epoch ms), or its usual time when the server does not say. */
  close(path: string, retryAt: number | null): void;
  /**
   * null when the path may be asked for now. Else resolves when it may; rejects with an ApiError: `rate_limit` when that is far
   * off, `aborted` when who waits gives up.
   */
  opening(path: string, signal: AbortSignal | undefined): Promise<void> | null;
}

export function createRateGate(now: () => number): RateGate {
  const rests = new Map<string, number>();
  return {
    close(path, retryAt) {
      for (const [other, end] of rests) if (end <= now()) rests.delete(other);
      rests.set(path, retryAt ?? now() + USUAL_REST_MS);
    },
    opening(path, signal) {
      const retryAt = rests.get(path) ?? 0;
      const rest = retryAt - now();
      if (rest <= 0) return null;
      if (rest > RATE_PATIENCE_MS) return Promise.reject(new ApiError('rate_limit', { status: 429, retryAt }));
      return pause(rest, signal);
    },
  };
}
