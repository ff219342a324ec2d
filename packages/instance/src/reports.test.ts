import { describe, expect, it } from 'vitest';

import { accountIdOf, visit, type Json } from './test-support/visitor.js';

describe('reports', () => {
  it('are answered whole, and forwarded to other servers alone', async () => {
    const visitor = visit();
    const account_id = await accountIdOf(visitor, 'lev');
    const { json } = await visitor.post('/api/v1/reports', { account_id, forward: true });
    expect(json).toMatchObject({
      action_taken: false,
      action_taken_at: null,
      created_at: '2026-11-20T12:00:00.000Z',
      comment: '',
      forwarded: false,
      status_ids: [],
      rule_ids: [],
      category: 'other',
      target_account: { acct: 'lev' },
    });
    const remote = { account_id: await accountIdOf(visitor, 'tobi@tram.example') };
    expect((await visitor.post('/api/v1/reports', { ...remote, forward: true })).json).toMatchObject({ forwarded: true });
    expect((await visitor.post('/api/v1/reports', remote)).json).toMatchObject({ forwarded: false });
  });

  it('are refused of the own account, in an unknown category and with a long comment', async () => {
    const visitor = visit();
    const account_id = await accountIdOf(visitor, 'lev');
    const send = async (body: Json): Promise<number> => (await visitor.post('/api/v1/reports', { account_id, ...body })).status;
    expect(await send({ account_id: visitor.instance.world.memberId })).toBe(422);
    expect(await send({ account_id: 'none' })).toBe(404);
    expect(await send({ category: 'rude' })).toBe(422);
    expect([await send({ comment: 'c'.repeat(1000) }), await send({ comment: 'c'.repeat(1001) })]).toEqual([200, 422]);
    for (const category of ['spam', 'legal', 'violation', 'other']) expect(await send({ category })).toBe(200);
    expect((await visit({ serverProfile: 'snac' }).post('/api/v1/reports', { account_id: '1' })).status).toBe(422);
  });

  it('are read by their author on GoToSocial, the latest first', async () => {
    const visitor = visit({ serverProfile: 'gotosocial' });
    const [lev, bo] = [await accountIdOf(visitor, 'lev'), await accountIdOf(visitor, 'bo')];
    for (const account_id of [lev, bo, lev]) await visitor.post('/api/v1/reports', { account_id, status_ids: ['1'] });
    const reported = async (query: string): Promise<unknown[]> =>
      (await visitor.get<{ target_account: Json }[]>(`/api/v1/reports${query}`)).json.map(
        ({ target_account }) => target_account['acct'],
      );
    expect(await reported('')).toEqual(['lev', 'bo', 'lev']);
    expect(await reported(`?target_account_id=${bo}`)).toEqual(['bo']);
    visitor.instance.world.reports.forEach(report => (report.account_id = 'another'));
    expect(await reported('')).toEqual([]);
  });
});
