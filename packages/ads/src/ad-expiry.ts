/** An ad this near its end is not shown. Spec 5, 9. */
export const AD_EXPIRY_MARGIN_MS = 300_000;

/** The longest delay a browser timer keeps, in milliseconds. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** What the rules need of an ad: when it ends, as an ISO date, or `null` for never. */
export interface Expiring {
  readonly expires_at: string | null;
}

/**
 * Ads that may still be shown, in the order given.
 *
 * @param now Milliseconds since the epoch.
 * An ad without `expires_at` never goes stale; one whose date cannot be read is dropped.
 */
export function usableAds<Ad extends Expiring>(ads: readonly Ad[], now: number): Ad[] {
  return ads.filter(ad => ad.expires_at === null || Date.parse(ad.expires_at) - now > AD_EXPIRY_MARGIN_MS);
}

/**
 * Milliseconds until the first of the ads stops being usable; `null` when none of them ends. Never negative, and never longer
 * than a timer can wait.
 *
 * @param now Milliseconds since the epoch.
 */
export function nextCheckIn(ads: readonly Expiring[], now: number): number | null {
  const ends = ads.flatMap(ad => (ad.expires_at === null ? [] : [Date.parse(ad.expires_at)])).filter(Number.isFinite);
  if (ends.length === 0) return null;
  return Math.min(Math.max(Math.min(...ends) - AD_EXPIRY_MARGIN_MS - now, 0), LONGEST_TIMER_MS);
}
