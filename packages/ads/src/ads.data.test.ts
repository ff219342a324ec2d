import { createClient, type Ad, type SiteSettings } from '@rookery/api-client';
import { aCard, anAd } from '@rookery/api-client/testing';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AD_EXPIRY_MARGIN_MS } from './ad-expiry.js';
import { adSupplyQuery, followAds, type AdSupply } from './ads.data.js';

type Settings = SiteSettings['ads'];

const start = Date.parse('2026-11-20T12:00:00Z');
const settingsOf = (provider: Settings['provider'], other: Partial<Settings> = {}): Settings => ({
  isEnabled: true,
  provider,
  endpoint: null,
  algorithm: { name: 'linear', options: {} },
  items: [],
  ...other,
});
const endingIn = (milliseconds: number): Ad =>
  anAd({ card: aCard({ url: `https://ad.example/${milliseconds}` }), expires_at: new Date(start + milliseconds).toISOString() });

/** Follows the ads of a server that answers the n-th request with the n-th list. */
function follow(answers: readonly unknown[], settings = settingsOf('truth')) {
  const requested: string[] = [];
  const supplies: AdSupply[] = [];
  const warnings: string[] = [];
  const fetch: typeof globalThis.fetch = async input => {
    requested.push(new URL(input instanceof Request ? input.url : input).pathname);
    const answer = answers[Math.min(requested.length, answers.length) - 1];
    if (answer instanceof Response) return answer.clone();
    return Response.json(answer);
  };
  const client = createClient({ baseUrl: 'https://a.test', fetch });
  const queryClient = new QueryClient();
  const stop = followAds(
    queryClient,
    { client, settings, locale: 'en', fetch, onWarning: text => warnings.push(text), now: () => Date.now() },
    supply => supplies.push(supply),
  );
  return { requested, supplies, warnings, stop, queryClient };
}

beforeEach(() => {
  vi.useFakeTimers({ now: start });
});

afterEach(() => {
  vi.useRealTimers();
});

describe('the ads of a site', () => {
  test('[ADS-09] come from the site settings, the server or an endpoint', async () => {
    const soapbox = follow([], settingsOf('soapbox', { items: [endingIn(1)] }));
    const truth = follow([[endingIn(2)]]);
    const rumble = follow(
      [{ count: 1, ads: [{ type: 1, click: 'https://r.test/c', asset: null, impression: 'https://r.test/i', expires: 1 }] }],
      settingsOf('rumble', { endpoint: 'https://r.test/ads' }),
    );
    await vi.advanceTimersByTimeAsync(10);
    expect([soapbox, truth, rumble].map(({ requested }) => requested)).toEqual([[], ['/api/v2/truth/ads'], ['/ads']]);
    expect([soapbox, truth, rumble].map(({ supplies }) => supplies.at(-1)?.ads[0]?.card.url)).toEqual([
      'https://ad.example/1',
      'https://ad.example/2',
      'https://r.test/c',
    ]);
    [soapbox, truth, rumble].forEach(({ stop }) => stop());
  });

  test('[ADS-10] are none for an unknown provider, and for Rumble without an endpoint', async () => {
    for (const settings of [settingsOf(null), settingsOf('rumble')]) {
      const { requested, supplies, warnings, stop } = follow([], settings);
      await vi.advanceTimersByTimeAsync(10);
      expect([requested, supplies.at(-1)?.ads, warnings]).toEqual([[], [], []]);
      stop();
    }
  });

  test.each([
    ['an error', new Response('', { status: 500 })],
    ['a page', new Response('<html>')],
    ['an object', { ads: 'none' }],
  ])('[ADS-09] are none after %s, with one warning', async (_name, answer) => {
    const { supplies, warnings, stop, queryClient } = follow([answer]);
    await vi.advanceTimersByTimeAsync(10);
    await queryClient.refetchQueries();
    expect(supplies.at(-1)?.ads).toEqual([]);
    expect(warnings).toHaveLength(1);
    stop();
  });

  test('[ADS-02] are requested again when one expires, which is gone at once', async () => {
    const { requested, supplies, stop } = follow([[endingIn(AD_EXPIRY_MARGIN_MS + 90_000)], [endingIn(3_600_000)]]);
    await vi.advanceTimersByTimeAsync(89_999);
    expect(requested).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(requested).toHaveLength(2);
    expect(supplies.map(({ checkedAt, ads }) => [checkedAt - start, ads[0]?.card.url])).toEqual(
      expect.arrayContaining([[90_000, 'https://ad.example/390000']]),
    );
    await vi.advanceTimersByTimeAsync(10);
    expect(supplies.at(-1)?.ads[0]?.card.url).toBe('https://ad.example/3600000');
    stop();
  });

  test('[ADS-02] are requested once a minute while the server has only expired ones', async () => {
    const { requested, stop } = follow([[endingIn(0)]]);
    await vi.advanceTimersByTimeAsync(10 * 60_000 + 500);
    expect(requested).toHaveLength(11);
    stop();
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect(requested).toHaveLength(11);
  });

  test('are kept after they are no longer followed', async () => {
    const { stop, queryClient } = follow([[endingIn(3_600_000)]]);
    await vi.advanceTimersByTimeAsync(10);
    stop();
    await vi.advanceTimersByTimeAsync(3_000_000);
    expect(queryClient.getQueryData(adSupplyQuery().queryKey)?.ads).toHaveLength(1);
  });
});
