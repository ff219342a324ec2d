import { describe, expect, it } from 'vitest';

import { visit, type Json } from '../test-support/visitor.js';

const lamps = {
  impression: 'https://server.test/ads/seen/lamps',
  expires_at: '2026-11-20T13:00:00.000Z',
  reason: null,
  card: {
    url: 'https://lamps.example/?from=lamps',
    title: 'Lamps for long evenings, made in the harbour',
    description: 'Hand-blown shades, warm light, and parts you can replace for as long as you own one.',
    type: 'link',
    provider_name: 'lamps.example',
    provider_url: 'https://lamps.example',
    image: 'https://server.test/media/picture/1-41-600x400.svg',
  },
};

describe('the ads of a site', () => {
  it('are link cards that last an hour, one of them with a reason', async () => {
    const { json } = await visit({ ads: 'truth' }).anonymous('/api/v2/truth/ads');
    expect(json).toEqual([
      lamps,
      {
        impression: 'https://server.test/ads/seen/tea',
        expires_at: lamps.expires_at,
        reason: 'You follow accounts that post about tea.',
        card: {
          url: 'https://tea.example/?from=tea',
          title: 'Tea that has crossed one border only',
          description: 'From the hillside to your kettle, by train.',
          type: 'link',
          provider_name: 'tea.example',
          provider_url: 'https://tea.example',
          image: 'https://server.test/media/picture/2-42-600x400.svg',
        },
      },
      {
        impression: 'https://server.test/ads/seen/bicycles',
        expires_at: lamps.expires_at,
        reason: null,
        card: {
          url: 'https://bicycles.example/?from=bicycles',
          title: 'The bicycle that fits under your desk',
          description: '',
          type: 'link',
          provider_name: 'bicycles.example',
          provider_url: 'https://bicycles.example',
          image: 'https://server.test/media/picture/3-43-600x400.svg',
        },
      },
    ]);
  });

  it('are the same in the form of Rumble', async () => {
    const { json } = await visit({ ads: 'rumble' }).anonymous('/ads/rumble.json');
    expect(json).toMatchObject({ count: 3, ads: [{}, {}, {}] });
    expect((json as unknown as { ads: Json[] }).ads[1]).toEqual({
      type: 1,
      impression: 'https://server.test/ads/seen/tea',
      click: 'https://tea.example/?from=tea',
      asset: 'https://server.test/media/picture/2-42-600x400.svg',
      expires: 1_795_179_600,
    });
  });

  it('count an impression without an answer', async () => {
    const answer = await visit({ ads: 'truth' }).anonymous('/ads/seen/lamps');
    expect([answer.status, answer.text]).toEqual([204, '']);
  });

  it.each(['/api/v2/truth/ads', '/ads/rumble.json', '/ads/seen/lamps'])('are not on a site without them: %s', async path => {
    expect((await visit().anonymous(path)).status).toBe(404);
  });
});
