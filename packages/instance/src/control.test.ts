import { describe, expect, it } from 'vitest';

import { visit, type Json, type Visitor } from './test-support/visitor.js';

const ownPost = async (visitor: Visitor): Promise<string> =>
  String((await visitor.post('/api/v1/statuses', { status: 'A post to answer' })).json['id']);

describe('the endpoints for tests', () => {
  it('refuse numbers out of their range, and values that they do not know', async () => {
    const visitor = visit({ control: true });
    const id = await ownPost(visitor);
    const refused: [path: string, body: Json][] = [
      ['posts', { count: -1 }],
      ['posts', { count: 1001 }],
      ['posts', { count: 1.5 }],
      ['posts', { intervalMs: 600_001 }],
      ['replies', { id, count: 0 }],
      ['replies', { id, elsewhereFor: -1 }],
      ['replies', { id, shape: 'ring' }],
      ['replies', { id, from: 'nobody' }],
      ['notifications', { type: 'pending.reply' }],
      ['notifications', { count: 0 }],
      ['clock', { milliseconds: 366 * 86_400_000 + 1 }],
      ['clock', { milliseconds: -366 * 86_400_000 - 1 }],
      ['faults', { kind: 'drop' }],
      ['faults', { pattern: '', kind: 'drop' }],
      ['faults', { pattern: 'home', kind: 'made-up' }],
      ['faults', { pattern: 'home', kind: 'status', status: 399 }],
      ['faults', { pattern: 'home', kind: 'status', status: 600 }],
      ['faults', { pattern: 'home', kind: 'hostile', text: 'made-up' }],
    ];
    for (const [path, body] of refused) {
      expect([path, body, (await visitor.post(`/_control/${path}`, body)).status]).toEqual([path, body, 422]);
    }
    expect((await visitor.post('/_control/replies', { id: 'none' })).status).toBe(404);
    expect((await visitor.post('/_control/delete', {})).status).toBe(404);
  });

  it('write replies of one account in the asked shape', async () => {
    const visitor = visit({ control: true });
    const id = await ownPost(visitor);
    type Replies = { ids: string[] };
    const flat = (await visitor.post<Replies>('/_control/replies', { id, count: 2, from: 'lev' })).json.ids;
    const { descendants } = (
      await visitor.get<{ descendants: { id: string; in_reply_to_id: string; account: { acct: string } }[] }>(
        `/api/v1/statuses/${id}/context`,
      )
    ).json;
    expect(descendants.map(one => [one.id, one.in_reply_to_id, one.account.acct])).toEqual(flat.map(reply => [reply, id, 'lev']));
    expect((await visitor.post<Replies>('/_control/replies', { id })).json.ids).toHaveLength(1);
  });

  it('delete a post, move the clock and list the reports', async () => {
    const visitor = visit({ control: true });
    const id = await ownPost(visitor);
    expect((await visitor.post('/_control/delete', { id })).json).toEqual({});
    expect((await visitor.get(`/api/v1/statuses/${id}`)).status).toBe(404);
    expect((await visitor.post('/_control/clock', { milliseconds: -90_000 })).json).toEqual({ now: '2026-11-20T11:58:30.000Z' });
    expect((await visitor.get('/_control/reports')).json).toEqual([]);
    await visitor.post('/api/v1/reports', { account_id: visitor.instance.world.accountIdsByAcct.get('lev'), comment: 'Spam' });
    expect((await visitor.get<Json[]>('/_control/reports')).json).toMatchObject([{ comment: 'Spam' }]);
  });

  it('list the faults with their defaults, and take them back', async () => {
    const visitor = visit({ control: true });
    const added = await visitor.post('/_control/faults', {
      pattern: 'home',
      kind: 'status',
      status: 400,
      message: 'No',
      times: 2,
    });
    expect(added.json).toMatchObject([{ pattern: 'home', kind: 'status', status: 400, message: 'No', times: 2 }]);
    await visitor.post('/_control/faults', { pattern: 'tag', kind: 'drop' });
    expect((await visitor.get<Json[]>('/_control/faults')).json[1]).toEqual({ pattern: 'tag', kind: 'drop', times: 1 });
    expect((await visitor.send('DELETE', '/_control/faults')).json).toEqual([]);
    expect((await visitor.get('/_control/faults')).json).toEqual([]);
  });

  it('notify of a chosen post, from chosen accounts, and ask to follow', async () => {
    const visitor = visit({ control: true });
    const id = await ownPost(visitor);
    type Notified = { type: string; account: { acct: string }; status: { id: string } }[];
    const body = { type: 'favourite', from: ['lev', 'nobody', 'bo'], status: id, count: 3 };
    expect((await visitor.post('/_control/notifications', body)).json).toEqual({ added: 3 });
    const { json } = await visitor.get<Notified>('/api/v1/notifications?limit=3');
    expect(json.map(one => [one.type, one.account.acct, one.status.id])).toEqual(
      ['lev', 'bo', 'lev'].map(acct => ['favourite', acct, id]),
    );
    const asking = async (): Promise<unknown[]> =>
      (await visitor.get<Json[]>('/api/v1/follow_requests?limit=80')).json.map(({ acct }) => acct);
    expect(await asking()).not.toContain('bo');
    await visitor.post('/_control/notifications', { type: 'follow_request', from: ['bo'] });
    expect(await asking()).toContain('bo');
  });

  it('do not exist without the option', async () => {
    expect((await visit().post('/_control/posts')).status).toBe(404);
  });
});
