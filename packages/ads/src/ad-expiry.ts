/** An ad that expires within this time is not shown (ADS-01). */
export const AD_EXPIRY_MARGIN_MS = 300_000;

/** The longest delay of a browser timer: a signed 32-bit number of milliseconds. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** An ad's expiry as an ISO 8601 date; null: it never expires. */
export interface Expiring {
  readonly expires_at: string | null;
}

/**
 * Whether an ad may still be shown (ADS-01). False for one with an invalid date.
 *
 * @param now Milliseconds since the epoch.
 */
export function isUsable(ad: Expiring, now: number): boolean {
  return ad.expires_at === null || Date.parse(ad.expires_at) - now > AD_EXPIRY_MARGIN_MS;
}

/** Returns the ads that may still be shown, in the given order. See `isUsable`. */
export function usableAds<Ad extends Expiring>(ads: readonly Ad[], now: number): Ad[] {
  return ads.filter(ad => isUsable(ad, now));
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

/** Ads are requested again no sooner than this after the last request, so that a server with expired ads is not asked in a loop. */
export const AD_REFETCH_PAUSE_MS = 60_000;

/**
 * Milliseconds until the ads are requested again (ADS-02): when the first one stops being usable, at least a minute after the last request.
 * Null when no ad expires.
 *
 * @param now Milliseconds since the epoch.
 * @param requestedAt When the ads were requested last, in the same unit.
 */
export function nextRequestIn(ads: readonly Expiring[], now: number, requestedAt: number): number | null {
  const check = nextCheckIn(ads, now);
  return check === null ? null : Math.max(check, Math.min(requestedAt + AD_REFETCH_PAUSE_MS - now, AD_REFETCH_PAUSE_MS));
}
