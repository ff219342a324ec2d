import { describe, expect, it } from 'vitest';
import { AD_EXPIRY_MARGIN_MS, nextCheckIn, usableAds } from './ad-expiry.js';

const now = Date.parse('2026-11-20T12:00:00Z');
const endingIn = (milliseconds: number) => ({ expires_at: new Date(now + milliseconds).toISOString() });

describe('usableAds', () => {
  it('[ADS-01] drops an ad that ends within five minutes and keeps one that ends a millisecond later', () => {
    const atLimit = endingIn(AD_EXPIRY_MARGIN_MS);
    const pastLimit = endingIn(AD_EXPIRY_MARGIN_MS + 1);
    expect(usableAds([atLimit, pastLimit], now)).toEqual([pastLimit]);
  });

  it('keeps an ad without an end and drops one whose end cannot be read', () => {
    const endless = { expires_at: null };
    expect(usableAds([{ expires_at: 'soon' }, endless], now)).toEqual([endless]);
  });
});

describe('nextCheckIn', () => {
  it('is the time until the first ad enters the margin', () => {
    expect(nextCheckIn([endingIn(AD_EXPIRY_MARGIN_MS + 5000), endingIn(AD_EXPIRY_MARGIN_MS + 9000)], now)).toBe(5000);
  });

  it('is null when nothing ends, and zero when an end has passed', () => {
    expect(nextCheckIn([{ expires_at: null }], now)).toBeNull();
    expect(nextCheckIn([endingIn(-1)], now)).toBe(0);
  });
});
