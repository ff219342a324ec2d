import { afterEach, describe, expect, it, vi } from 'vitest';

import { hostileTexts } from '../server/hostile-answer.js';
import { visit, type Json } from '../test-support/visitor.js';

afterEach(() => {
  vi.useRealTimers();
});

describe('the endpoints for tests', () => {
  it('name the reason of a refusal', async () => {
    const visitor = visit({ control: true });
    const id = String((await visitor.post('/api/v1/statuses', { status: 'A post to answer' })).json['id']);
    const kinds = 'delay, hold, drop, cut, lost, late, status, truncate, html, rate_limit, hostile';
    const refused: [path: string, body: Json, message: string][] = [
      ['posts', { count: 1001 }, 'count is not between 0 and 1000'],
      ['posts', { intervalMs: -1 }, 'intervalMs is not between 0 and 600000'],
      ['replies', { id, count: 0 }, 'count is not between 1 and 1000'],
      ['replies', { id, elsewhereFor: 600_001 }, 'elsewhereFor is not between 0 and 600000'],
      ['replies', { id, shape: 'ring' }, 'shape is not one of flat, chain, tree'],
      ['replies', { id, from: 'nobody' }, 'from is no account'],
      ['chat-messages', { from: 'lev' }, 'The server profile has no chats'],
      ['notifications', { type: 'made-up' }, 'The server profile does not send this type'],
      ['notifications', { count: 1001 }, 'count is not between 1 and 1000'],
      ['clock', { milliseconds: 31_622_400_001 }, 'milliseconds is not between -31622400000 and 31622400000'],
      ['faults', { kind: 'drop' }, 'pattern is missing'],
      ['faults', { pattern: 'home', kind: 'made-up' }, `kind is not one of ${kinds}`],
      ['faults', { pattern: 'home' }, `kind is not one of ${kinds}`],
      ['faults', { pattern: 'home', kind: 'hostile', text: 'made-up' }, `text is not one of ${hostileTexts.join(', ')}`],
      ['faults', { pattern: 'home', kind: 'drop', times: 1_000_001 }, 'times is not between 0 and 1000000'],
      ['faults', { pattern: 'home', kind: 'status', status: 600 }, 'status is not between 400 and 599'],
      ['faults', { pattern: 'home', kind: 'delay', milliseconds: 600_001 }, 'milliseconds is not between 0 and 600000'],
    ];
    for (const [path, body, message] of refused) {
      const { status, json } = await visitor.post(`/_control/${path}`, body);
      expect([path, body, status, json['error']]).toEqual([path, body, 422, message]);
    }
  });

  it('take the least and the greatest numbers', async () => {
    const visitor = visit({ control: true });
    const accepted: [path: string, body: Json][] = [
      ['posts', { count: 0 }],
      ['posts', { count: 0, intervalMs: 600_000 }],
      ['clock', { milliseconds: 31_622_400_000 }],
      ['clock', { milliseconds: -31_622_400_000 }],
      ['faults', { pattern: 'home', kind: 'drop', times: 1_000_000 }],
      ['faults', { pattern: 'home', kind: 'status', status: 599, times: 0 }],
      ['faults', { pattern: 'home', kind: 'delay', milliseconds: 600_000 }],
      ['faults', { pattern: 'home', kind: 'delay', milliseconds: 0 }],
    ];
    for (const [path, body] of accepted) {
      expect([path, body, (await visitor.post(`/_control/${path}`, body)).status]).toEqual([path, body, 200]);
    }
  });

  it('publish posts at once, or one after each interval until a reset', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const visitor = visit({ control: true });
    const size = (): number => visitor.instance.world.statuses.size;
    const before = size();
    expect((await visitor.post<{ ids: string[] }>('/_control/posts', {})).json.ids).toHaveLength(1);
    expect((await visitor.post('/_control/posts', { count: 3, intervalMs: 100 })).json).toEqual({ scheduled: 3 });
    let changes = 0;
    visitor.instance.onChange(() => (changes += 1));
    const sizes = [99, 1, 99, 1, 100].map(milliseconds => {
      vi.advanceTimersByTime(milliseconds);
      return size() - before;
    });
    expect([sizes, changes]).toEqual([[1, 2, 2, 3, 4], 3]);
    await visitor.post('/_control/posts', { count: 2, intervalMs: 100 });
    await visitor.post('/_control/reset');
    const fresh = size();
    vi.advanceTimersByTime(1000);
    expect(size()).toBe(fresh);
  });

  it('write messages of another account in its chat', async () => {
    const visitor = visit({ serverProfile: 'pleroma', control: true });
    const send = (body: Json) => visitor.post<Json & { ids: string[] }>('/_control/chat-messages', body);
    const last = async () => {
      const [chat] = (await visitor.get<{ last_message: Json; account: Json }[]>('/api/v2/pleroma/chats')).json;
      return [chat?.account['acct'], chat?.last_message['content']];
    };
    for (const from of ['mara', 'nobody', undefined]) {
      expect((await send({ from })).json['error']).toBe('from is no other account');
    }
    expect((await send({ from: 'gus' })).json.ids).toHaveLength(1);
    expect(await last()).toEqual(['gus', 'Hello']);
    visitor.advance(1000);
    expect((await send({ from: 'gus', text: 'Knock', count: 2 })).json.ids).toHaveLength(2);
    expect(await last()).toEqual(['gus', 'Knock 2']);
  });

  it('forget applications and tokens with a reset that asks for it', async () => {
    const visitor = visit({ control: true });
    expect((await visitor.post('/_control/reset')).json).toEqual({});
    expect((await visitor.get('/api/v1/accounts/verify_credentials')).status).toBe(200);
    await visitor.post('/_control/reset', { grants: true });
    expect((await visitor.get('/api/v1/accounts/verify_credentials')).status).toBe(401);
  });

  it('close the streams and count them', async () => {
    const visitor = visit({ control: true });
    visitor.instance.subscribe(visitor.token, () => undefined);
    expect((await visitor.post('/_control/flap')).json).toEqual({ cut: 1 });
    expect((await visitor.post('/_control/flap')).json).toEqual({ cut: 0 });
  });
});
