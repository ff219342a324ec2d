import { describe, expect, it, vi } from 'vitest';
import { clientOf, rejection } from '../test-support/client-of.js';
import { adsOf } from './ads.js';

const card = { url: 'https://lamps.example/', title: 'Lamps', type: 'link' };

describe('ads', () => {
  it('[ADS-09] asks the server without the token, with the language alone', async () => {
    const { client, requests } = clientOf({
      'GET /api/v2/truth/ads': {
        data: [{ card, impression: 'https://a.test/seen', expires_at: null, reason: 'You like lamps.' }],
      },
    });
    const ads = await adsOf(client).truth({ locale: 'pt' });
    expect(ads).toMatchObject([{ card: { title: 'Lamps' }, impression: 'https://a.test/seen', reason: 'You like lamps.' }]);
    expect(requests[0]?.url.search).toBe('?device=desktop');
    expect(requests[0]?.headers.get('Accept-Language')).toBe('pt');
    expect(requests[0]?.headers.get('Authorization')).toBeNull();
  });

  const rumble = (respond: () => Response | Promise<Response>) => {
    const fetch = vi.fn<typeof globalThis.fetch>(async () => respond());
    return { fetch, ads: adsOf(clientOf({}).client, fetch) };
  };
  const options = { locale: '' };

  it('[ADS-09] asks the endpoint of Rumble without cookies or a referrer', async () => {
    const item = {
      type: 1,
      impression: 'https://r.test/i',
      click: 'https://r.test/c',
      asset: 'https://r.test/a.png',
      expires: 1_800_000_000,
    };
    const { fetch, ads } = rumble(() => Response.json({ count: 1, ads: [item] }));
    expect(await ads.rumble('https://r.test/ads', options)).toMatchObject([
      { card: { url: item.click, image: item.asset }, impression: item.impression, expires_at: '2027-01-15T08:00:00.000Z' },
    ]);
    expect(fetch.mock.calls[0]?.[1]).toMatchObject({
      headers: { 'Accept-Language': '*' },
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    });
  });

  it.each(['javascript:alert(1)', 'data:application/json,{"ads":[]}', 'file:///ads', 'ads', ''])(
    '[ADS-09] requests nothing from the endpoint %s',
    async endpoint => {
      const { fetch, ads } = rumble(() => Response.json({ ads: [] }));
      expect(await rejection(ads.rumble(endpoint, options))).toMatchObject({ kind: 'decode' });
      expect(fetch).not.toHaveBeenCalled();
    },
  );

  it.each([
    ['http', () => new Response('', { status: 500 })],
    ['decode', () => new Response('<html>')],
    ['decode', () => Response.json({ count: 3 })],
    ['network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ] as const)('[ADS-09] rejects with %s', async (kind, respond) => {
    expect(await rejection(rumble(respond).ads.rumble('https://r.test/ads', options))).toMatchObject({ kind });
  });
});
