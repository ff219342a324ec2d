import { expect, test, vi } from 'vitest';
import { createImpressions } from './impressions.js';

const createFetch = () => vi.fn<typeof globalThis.fetch>(async () => new Response());

test('[ADS-08] requests an impression once, without cookies or a referrer', () => {
  const fetch = createFetch();
  const impressions = createImpressions(fetch);
  impressions.report('https://ads.example/seen?id=1');
  impressions.report('https://ads.example/seen?id=1');
  impressions.report('https://ads.example/seen?id=2');
  expect(fetch.mock.calls.map(([url]) => url)).toEqual(['https://ads.example/seen?id=1', 'https://ads.example/seen?id=2']);
  expect(fetch.mock.calls[0]?.[1]).toMatchObject({ mode: 'no-cors', credentials: 'omit', referrerPolicy: 'no-referrer' });
  expect(impressions.isReported('https://ads.example/seen?id=1')).toBe(true);
  expect(impressions.isReported('https://ads.example/seen?id=3')).toBe(false);
});

test.each([null, '', 'seen', 'javascript:alert(1)', 'data:text/plain,seen', 'file:///seen', 'http://ads.example/seen'])(
  '[ADS-08] requests nothing for the impression %s',
  url => {
    const fetch = createFetch();
    const impressions = createImpressions(fetch);
    impressions.report(url);
    expect(fetch).not.toHaveBeenCalled();
    expect(impressions.isReported(url)).toBe(true);
  },
);

test('[ADS-08] neither repeats nor reports a failed impression', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.reject(new TypeError('Failed to fetch')));
  const impressions = createImpressions(fetch);
  impressions.report('https://ads.example/seen');
  await Promise.resolve();
  impressions.report('https://ads.example/seen');
  expect(fetch).toHaveBeenCalledOnce();
});

test('[ADS-08] requests an impression of a server on this device without https', () => {
  const fetch = createFetch();
  createImpressions(fetch).report('http://localhost:4000/seen');
  expect(fetch).toHaveBeenCalledOnce();
});
