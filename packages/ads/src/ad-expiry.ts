/** An ad that expires within this time is not shown (ADS-01). */
export const AD_EXPIRY_MARGIN_MS = 300_000;

/** The longest delay of a browser timer: a signed 32-bit number of milliseconds. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** An ad's expiry as an ISO 8601 date; null: it never expires. */
export interface Expiring {
  readonly expires_at: string | null;
}

/**
 * Returns the ads that may still be shown, in the given order. An ad with an invalid date is dropped.
 *
 * @param now Milliseconds since the epoch.
 */
export function usableAds<Ad extends Expiring>(ads: readonly Ad[], now: number): Ad[] {
  return ads.filter(ad => ad.expires_at === null || Date.parse(ad.expires_at) - now > AD_EXPIRY_MARGIN_MS);
}

/**
 * Milliseconds until the first ad stops being usable, from 0 to the longest timer delay; null when no ad expires (ADS-02).
 *
 * @param now Milliseconds since the epoch.
 */
export function nextCheckIn(ads: readonly Expiring[], now: number): number | null {
  const ends = ads.flatMap(ad => (ad.expires_at === null ? [] : [Date.parse(ad.expires_at)])).filter(Number.isFinite);
  if (ends.length === 0) return null;
  return Math.min(Math.max(Math.min(...ends) - AD_EXPIRY_MARGIN_MS - now, 0), LONGEST_TIMER_MS);
}
