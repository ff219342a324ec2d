import { anAd } from '@rookery/api-client/testing';
import { describe, expect, it } from 'vitest';
import { nextRequestAt, simulateAds, type SimulatedRow, type SimulatorSettings } from './simulate-ads.js';

const NOW = Date.parse('2026-11-20T12:00:00.000Z');
const settings: SimulatorSettings = {
  algorithm: 'linear',
  seed: 'seed',
  interval: 3,
  range: [2, 6],
  pageSize: 20,
  newest: 107,
  oldest: 101,
  now: NOW,
};
const ads = [anAd({ reason: 'first' }), anAd({ reason: 'second' })];
const outline = (rows: readonly SimulatedRow[]) =>
  rows.map(row => (row.kind === 'post' ? row.id : `${row.placement}:${row.ad?.reason ?? 'none'}`)).join(' ');

describe('simulateAds', () => {
  it('[ADS-03] shows the posts from the newest to the oldest, with ads in turn between them', () => {
    expect(outline(simulateAds(settings, ads).rows)).toBe('107 106 0:first 105 104 103 1:second 102 101');
  });

  it('[ADS-03] keeps the ads where they are when newer posts arrive', () => {
    const { placements } = simulateAds(settings, ads);
    const { rows } = simulateAds({ ...settings, newest: 108 }, ads, placements);
    expect(outline(rows)).toBe('108 107 106 0:first 105 104 103 1:second 102 101');
  });

  it('has a placement without an ad where all have expired, and one post or none', () => {
    const expired = [anAd({ expires_at: new Date(NOW).toISOString() })];
    expect(outline(simulateAds(settings, expired).rows)).toBe('107 106 0:none 105 104 103 1:none 102 101');
    expect(outline(simulateAds({ ...settings, oldest: 107 }, ads).rows)).toBe('107');
    expect(outline(simulateAds({ ...settings, oldest: 108 }, ads).rows)).toBe('');
  });
});

describe('nextRequestAt', () => {
  it('is never without ads that expire, else a time from now', () => {
    expect(nextRequestAt([], NOW, NOW)).toBeNull();
    const next = nextRequestAt([anAd({ expires_at: new Date(NOW + 3_600_000).toISOString() })], NOW, NOW);
    expect(next).toBeGreaterThan(NOW);
    expect(next).toBeLessThanOrEqual(NOW + 3_600_000);
  });
});
