import { describe, expect, it } from 'vitest';
import { AD_EXPIRY_MARGIN_MS, nextCheckIn, usableAds } from './ad-expiry.js';

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
