import { describe, expect, it } from 'vitest';
import { AD_EXPIRY_MARGIN_MS, AD_REFETCH_PAUSE_MS, nextCheckIn, nextRequestIn, usableAds } from './ad-expiry.js';

const now = Date.parse('2026-11-20T12:00:00Z');
const endingIn = (milliseconds: number) => ({ expires_at: new Date(now + milliseconds).toISOString() });

describe('usableAds', () => {
  it('[ADS-01] drops an ad that expires in 5 minutes, keeps one that expires 1 ms later', () => {
    const atLimit = endingIn(AD_EXPIRY_MARGIN_MS);
    const pastLimit = endingIn(AD_EXPIRY_MARGIN_MS + 1);
    expect(usableAds([atLimit, pastLimit], now)).toEqual([pastLimit]);
  });

  it('keeps an ad that never expires and drops one with an invalid date', () => {
    const endless = { expires_at: null };
    expect(usableAds([{ expires_at: 'soon' }, endless], now)).toEqual([endless]);
  });
});

describe('nextCheckIn', () => {
  it('returns the time until the first ad enters the margin', () => {
    expect(nextCheckIn([endingIn(AD_EXPIRY_MARGIN_MS + 5000), endingIn(AD_EXPIRY_MARGIN_MS + 9000)], now)).toBe(5000);
  });

  it('[ADS-02] ignores an ad with an invalid date', () => {
    expect(nextCheckIn([{ expires_at: 'soon' }, endingIn(AD_EXPIRY_MARGIN_MS + 5000)], now)).toBe(5000);
    expect(nextCheckIn([{ expires_at: 'soon' }], now)).toBeNull();
  });

  it('[ADS-01] counts 5 minutes as the margin', () => {
    expect(nextCheckIn([endingIn(5 * 60_000 + 1)], now)).toBe(1);
  });

  it('returns no more than the longest delay of a timer', () => {
    expect(nextCheckIn([endingIn(365 * 86_400_000)], now)).toBe(2_147_483_647);
  });

  it('returns null when no ad expires and 0 when one has expired', () => {
    expect(nextCheckIn([{ expires_at: null }], now)).toBeNull();
    expect(nextCheckIn([endingIn(-1)], now)).toBe(0);
  });
});

describe('nextRequestIn', () => {
  it('[ADS-02] requests the ads when the first one enters the margin', () => {
    expect(nextRequestIn([endingIn(AD_EXPIRY_MARGIN_MS + 90_000)], now, now)).toBe(90_000);
    expect(nextRequestIn([{ expires_at: null }], now, now)).toBeNull();
  });

  it('[ADS-02] waits a minute after a request that brought expired ads', () => {
    expect(nextRequestIn([endingIn(-1)], now, now)).toBe(AD_REFETCH_PAUSE_MS);
    expect(nextRequestIn([endingIn(-1)], now + 45_000, now)).toBe(15_000);
    expect(nextRequestIn([endingIn(-1)], now + 90_000, now)).toBe(0);
  });

  it('waits no longer than a minute after the clock was set back', () => {
    expect(nextRequestIn([endingIn(-1)], now, now + 3_600_000)).toBe(AD_REFETCH_PAUSE_MS);
  });
});
