import { markersOf } from './markers.js';
import { describe, expect, it } from 'vitest';
import { createClient } from '../client.js';

interface Asked {
  method: string | undefined;
  path: string;
  body: unknown;
  keepalive: boolean | undefined;
}

function clientWith(answer: (asked: Asked) => Response) {
  const asked: Asked[] = [];
  const client = createClient({
    baseUrl: 'https://a.test',
    accessToken: 'secret',
    fetch: (input, init) => {
      const url = new URL(input instanceof Request ? input.url : input);
      const { body } = init ?? {};
      asked.push({
        method: init?.method,
        path: decodeURIComponent(url.pathname + url.search),
        body: typeof body === 'string' ? (JSON.parse(body) as unknown) : null,
        keepalive: init?.keepalive,
      });
      return Promise.resolve(answer(asked.at(-1) as Asked));
    },
  });
  return { client, asked };
}

describe('markers', () => {
  it('requests the markers of the given timelines', async () => {
    const { client, asked } = clientWith(() =>
      Response.json({
        home: { last_read_id: 42, version: 3, updated_at: '2026-11-20T09:00:00Z', pleroma: { unread_count: 5 } },
        notifications: { last_read_id: '', version: 1 },
        other: { last_read_id: '9' },
      }),
    );
    expect(await markersOf(client).get(['home', 'notifications'])).toEqual({
      home: { last_read_id: '42', version: 3, updated_at: '2026-11-20T09:00:00Z', unread_count: 5 },
    });
    expect(asked[0]?.path).toBe('/api/v1/markers?timeline[]=home&timeline[]=notifications');
  });

  it('parses a time sent as seconds in text', async () => {
    const { client } = clientWith(() => Response.json({ home: { last_read_id: '1', updated_at: '1763629200' } }));
    expect((await markersOf(client).get(['home'])).home?.updated_at).toBe('2025-11-20T09:00:00.000Z');
  });

  it.each([404, 405, 501])('returns no markers when the server responds %i', async status => {
    const { client } = clientWith(() => Response.json({ error: 'Not found' }, { status }));
    expect(await markersOf(client).get(['home'])).toEqual({});
    expect(await markersOf(client).set('home', '7')).toEqual({});
  });

  it.each([null, [], 'no', { home: 'x' }, { home: [] }, { home: {} }])(
    'returns no markers for the malformed response %j',
    async data => {
      const { client } = clientWith(() => Response.json(data));
      expect(await markersOf(client).get(['home'])).toEqual({});
    },
  );

  it('writes the wire id of a status, with keepalive', async () => {
    const { client, asked } = clientWith(() => Response.json({ home: { last_read_id: '50', version: 4 } }));
    await markersOf(client).set('home', 'reblog:7:50', { keepalive: true });
    expect(asked).toEqual([{ method: 'POST', path: '/api/v1/markers', body: { home: { last_read_id: '50' } }, keepalive: true }]);
  });

  it('fetches the markers again after a conflict (409)', async () => {
    const { client } = clientWith(({ method }) =>
      method === 'POST'
        ? Response.json({ error: 'Conflict' }, { status: 409 })
        : Response.json({ home: { last_read_id: '60', version: 5 } }),
    );
    expect((await markersOf(client).set('home', '50')).home?.last_read_id).toBe('60');
  });

  it('rejects with any other error', async () => {
    const { client } = clientWith(() => Response.json({ error: 'Down' }, { status: 503 }));
    await expect(markersOf(client).get(['home'])).rejects.toMatchObject({ status: 503 });
    await expect(markersOf(client).set('home', '1')).rejects.toMatchObject({ status: 503 });
  });
});
