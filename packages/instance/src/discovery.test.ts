import { describe, expect, it } from 'vitest';

import type { Json } from './test-support/visitor.js';
import { noon, visit, walk } from './test-support/visitor.js';

describe('trends, suggestions and search', () => {
  it('returns trends with the newest day first', async () => {
    const tags = await visit().get<{ name: string; history: { day: string }[] }[]>('/api/v1/trends/tags?limit=3');
    // In the case in which they were typed.
    expect(tags.json.map(tag => tag.name)).toEqual(['birdwatching', 'letterpress', 'NightTrains']);
    const days = (tags.json[0]?.history ?? []).map(day => Number(day.day));
    expect(days).toEqual(days.toSorted((one, other) => other - one));
  });

  it('does not suggest a dismissed account again', async () => {
    const visitor = visit();
    const before = await visitor.get<{ account: { id: string } }[]>('/api/v2/suggestions?limit=5');
    const first = before.json[0]?.account.id ?? '';
    expect((await visitor.send('DELETE', `/api/v1/suggestions/${first}`)).json).toEqual({});
    const after = await visitor.get<{ account: { id: string } }[]>('/api/v2/suggestions?limit=5');
    expect(after.json.map(one => one.account.id)).not.toContain(first);
  });

  it('searches posts, accounts and tags; refuses an empty query', async () => {
    const visitor = visit();
    const found = await visitor.get<{ accounts: Json[]; statuses: Json[]; hashtags: Json[] }>('/api/v2/search?q=mara');
    expect(found.json.accounts.length).toBeGreaterThan(0);
    const only = await visitor.get<{ accounts: Json[]; statuses: Json[] }>('/api/v2/search?q=a&type=statuses&limit=3');
    expect([only.json.accounts.length, only.json.statuses.length]).toEqual([0, 3]);
    expect((await visitor.get('/api/v2/search?q=')).status).toBe(400);
  });
});

describe('notifications and markers', () => {
  it('pages notifications to their end, newest first, and filters by type', async () => {
    const visitor = visit();
    const ids = await walk(visitor, '/api/v1/notifications?limit=9');
    expect(ids.length).toBeGreaterThan(9);
    expect(ids).toEqual([...new Set(ids)].toSorted((one, other) => (one < other ? 1 : -1)));
    const only = await visitor.get<{ type: string }[]>('/api/v1/notifications?types[]=follow');
    expect(new Set(only.json.map(one => one.type))).toEqual(new Set(['follow']));
    const all =
      await visitor.get<{ created_at: string; type: string; status?: { created_at: string } }[]>(
        '/api/v1/notifications?limit=80',
      );
    for (const one of all.json) {
      expect(Date.parse(one.created_at)).toBeLessThanOrEqual(noon);
      expect(one.created_at >= (one.status?.created_at ?? '')).toBe(true);
    }
    for (const type of ['favourite', 'mention', 'reblog']) {
      const some = await visitor.get<{ type: string }[]>(`/api/v1/notifications?types[]=${type}&limit=1`);
      expect(some.json.map(one => one.type)).toEqual([type]);
    }
  });

  it('stores markers and increments their versions', async () => {
    const visitor = visit();
    await visitor.post('/api/v1/markers', { home: { last_read_id: '7' } });
    const second = await visitor.post<Record<string, Json>>('/api/v1/markers', { home: { last_read_id: '8' } });
    expect(second.json['home']).toEqual({ last_read_id: '8', version: 1, updated_at: new Date(noon).toISOString() });
    const { json } = await visitor.get<Record<string, Json>>('/api/v1/markers?timeline[]=notifications');
    expect(Object.keys(json)).toEqual(['notifications']);
    expect((await visitor.get('/api/v1/markers?timeline[]=home')).json).toEqual(second.json);
  });

  it('has more than 500 custom emoji, each with a picture, but none as snac', async () => {
    const visitor = visit();
    const emojis = (await visitor.get<{ shortcode: string; url: string }[]>('/api/v1/custom_emojis')).json;
    expect(emojis.length).toBeGreaterThan(500);
    expect(new Set(emojis.map(emoji => emoji.shortcode)).size).toBe(emojis.length);
    const file = await visitor.instance.fetch(new Request(emojis.at(-1)?.url ?? ''));
    expect(file.headers.get('Content-Type')).toBe('image/svg+xml');
    expect((await visit({ serverProfile: 'snac' }).get('/api/v1/custom_emojis')).json).toEqual([]);
  });
});
