/** How long posts that arrive together are given before they are told of, ms. */
export const SAY_AFTER_MS = 1000;
/** Who listens is not interrupted more often, ms. */
export const SAY_EVERY_MS = 30_000;

/** How long to wait with telling of new posts; `lastAt`: when that was last done, null for never. All in ms. */
export function sayingDelay(lastAt: number | null, now: number): number {
  return Math.max(SAY_AFTER_MS, lastAt === null ? 0 : lastAt + SAY_EVERY_MS - now);
}
