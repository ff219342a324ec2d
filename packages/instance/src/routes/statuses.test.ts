import { describe, expect, it } from 'vitest';

import { accountIdOf, upload, visit, walk, type Json, type Status, type Visitor } from '../test-support/visitor.js';

const post = async (visitor: Visitor, fields: Json = {}): Promise<Status> =>
  (await visitor.post<Status>('/api/v1/statuses', { status: 'Ink', ...fields })).json;

describe('a batch of statuses', () => {
  it('has the visible ones among the first twenty, in the asked order', async () => {
    const visitor = visit();
    const ids = (await visitor.get<Status[]>('/api/v1/timelines/public?limit=22')).json.map(({ id }) => id);
    const read = async (asked: readonly string[]) =>
      (await visitor.get<Status[]>(`/api/v1/statuses?${asked.map(id => `id[]=${id}`).join('&')}`)).json.map(({ id }) => id);
    expect(await read(ids)).toEqual(ids.slice(0, 20));
    expect(await read(['0', 'x', ids[3] ?? '', ids[1] ?? ''])).toEqual([ids[3], ids[1]]);
    expect(await read([])).toEqual([]);
    const { id } = await post(visitor, { visibility: 'private' });
    expect(await read([id])).toEqual([id]);
    expect((await visitor.anonymous(`/api/v1/statuses?id[]=${id}`)).json).toEqual([]);
    expect((await visit({ serverProfile: 'gotosocial' }).get('/api/v1/statuses?id[]=1')).status).toBe(405);
  });
});

describe('the history of a status', () => {
  it('has each version with its texts, files and answers, the first one first', async () => {
    const visitor = visit();
    const poll = { options: ['Black', 'Blue'], expires_in: 300 };
    const { id, created_at } = await post(visitor, { status: 'One :heron:', spoiler_text: 'Desk', poll });
    visitor.advance(60_000);
    const media_ids = [(await upload(visitor)).json['id']];
    await visitor.send('PUT', `/api/v1/statuses/${id}`, { status: 'Two', media_ids });
    const versions = (await visitor.get<Json[]>(`/api/v1/statuses/${id}/history`)).json;
    const common = { account: expect.objectContaining({ acct: 'mara' }) };
    expect(versions).toEqual([
      {
        ...common,
        content: expect.stringContaining('One'),
        spoiler_text: 'Desk',
        sensitive: true,
        created_at,
        media_attachments: [],
        poll: { options: [{ title: 'Black' }, { title: 'Blue' }] },
        emojis: expect.any(Array),
      },
      {
        ...common,
        content: '<p>Two</p>',
        spoiler_text: '',
        sensitive: false,
        created_at: '2026-11-20T12:01:00.000Z',
        media_attachments: [expect.objectContaining({ id: media_ids[0] })],
        emojis: [],
      },
    ]);
    expect((await visitor.get(`/api/v1/statuses/${id}`)).json['edited_at']).toBe('2026-11-20T12:01:00.000Z');
  });

  it('is one version for a status that was never changed', async () => {
    const visitor = visit();
    const { id } = await post(visitor);
    expect((await visitor.anonymous(`/api/v1/statuses/${id}/history`)).json).toMatchObject([
      { content: '<p>Ink</p>', sensitive: false },
    ]);
  });
});

describe('the source of a status', () => {
  it('is its text as it was written, for its author', async () => {
    const visitor = visit();
    const { id } = await post(visitor, { status: 'Ink & #paper', spoiler_text: 'Desk' });
    expect((await visitor.get(`/api/v1/statuses/${id}/source`)).json).toEqual({ id, text: 'Ink & #paper', spoiler_text: 'Desk' });
    const headers = { Authorization: `Bearer ${visitor.instance.issueToken('lev')}` };
    expect((await visitor.send('GET', `/api/v1/statuses/${id}/source`, undefined, headers)).status).toBe(404);
    expect((await visitor.anonymous(`/api/v1/statuses/${id}/source`)).status).toBe(401);
  });
});

describe('the quotes of a status', () => {
  it('are those that the reader can see, newest first', async () => {
    const visitor = visit();
    const { id } = await post(visitor);
    const quotes: string[] = [];
    for (const visibility of ['public', 'private', 'unlisted']) {
      visitor.advance(1000);
      quotes.push((await post(visitor, { quoted_status_id: id, visibility })).id);
    }
    expect(await walk(visitor, `/api/v1/statuses/${id}/quotes?limit=1`)).toEqual(quotes.toReversed());
    const open = (await visitor.anonymous(`/api/v1/statuses/${id}/quotes`)).json.map(one => one['id']);
    expect(open).toEqual([quotes[2], quotes[0]]);
  });
});

describe('a repost', () => {
  it('is published with the visibility that is asked for, where it may be', async () => {
    for (const [own, wanted, shown] of [
      ['public', undefined, 'public'],
      ['public', 'unlisted', 'unlisted'],
      ['public', 'private', 'private'],
      ['public', 'direct', 'public'],
      ['unlisted', undefined, 'public'],
      ['private', undefined, 'private'],
      ['private', 'unlisted', 'unlisted'],
      ['direct', undefined, undefined],
    ] as const) {
      const visitor = visit();
      const { id } = await post(visitor, { visibility: own });
      const { json } = await visitor.post(`/api/v1/statuses/${id}/reblog`, { visibility: wanted });
      expect([own, wanted, json['visibility']]).toEqual([own, wanted, shown]);
    }
  });

  it('is streamed and notified once', async () => {
    const visitor = visit();
    const headers = { Authorization: `Bearer ${visitor.instance.issueToken('lev')}` };
    const lev = await accountIdOf(visitor, 'lev');
    await visitor.post(`/api/v1/accounts/${lev}/follow`);
    const { id } = await post(visitor);
    const events: string[] = [];
    visitor.instance.subscribe(visitor.token, ({ event }) => events.push(event))?.subscribe({ stream: 'user' });
    await visitor.post(`/api/v1/statuses/${id}/reblog`, {}, headers);
    await visitor.post(`/api/v1/statuses/${id}/reblog`, {}, headers);
    expect(events).toEqual(['update', 'notification']);
    await visitor.post(`/api/v1/statuses/${id}/unreblog`, {}, headers);
    await visitor.post(`/api/v1/statuses/${id}/unreblog`, {}, headers);
    expect(events).toEqual(['update', 'notification', 'delete']);
  });

  it('of a private post of another account is refused', async () => {
    const visitor = visit();
    const lev = await accountIdOf(visitor, 'lev');
    await visitor.post(`/api/v1/accounts/${lev}/follow`);
    const headers = { Authorization: `Bearer ${visitor.instance.issueToken('lev')}` };
    const { id } = (await visitor.post<Status>('/api/v1/statuses', { status: 'Ink', visibility: 'private' }, headers)).json;
    expect((await visitor.get(`/api/v1/statuses/${id}`)).status).toBe(200);
    expect((await visitor.post(`/api/v1/statuses/${id}/reblog`)).status).toBe(404);
  });
});

describe('a pin', () => {
  it('is of an own post, up to five, the latest first', async () => {
    const visitor = visit();
    const account = visitor.instance.world.accounts.get(visitor.instance.world.memberId);
    if (account !== undefined) account.pinned_status_ids = [];
    const ids: string[] = [];
    for (let index = 0; index < 6; index += 1) ids.push((await post(visitor)).id);
    const pin = async (id: string) => {
      const { status, json } = await visitor.post(`/api/v1/statuses/${id}/pin`);
      return [status, json['error'] ?? json['pinned']];
    };
    for (const id of ids.slice(0, 5)) expect(await pin(id)).toEqual([200, true]);
    const invalid = 'Validation failed: ';
    expect(await pin(ids[5] ?? '')).toEqual([422, `${invalid}You have already pinned the maximum number of posts`]);
    expect(await pin(ids[0] ?? '')).toEqual([200, true]);
    const path = `/api/v1/accounts/${visitor.instance.world.memberId}/statuses?pinned=true`;
    const pinned = (await visitor.get<Status[]>(path)).json.map(({ id }) => id);
    expect(pinned).toEqual([ids[0], ids[4], ids[3], ids[2], ids[1]]);
    expect((await visitor.post<Status>(`/api/v1/statuses/${ids[0] ?? ''}/unpin`)).json['pinned']).toBe(false);
    const direct = await post(visitor, { visibility: 'direct' });
    const directText = 'Posts that are only visible to mentioned users cannot be pinned';
    expect(await pin(direct.id)).toEqual([422, `${invalid}${directText}`]);
    const repost = (await visitor.post<Status>(`/api/v1/statuses/${ids[1] ?? ''}/reblog`)).json;
    expect(await pin(repost.id)).toEqual([422, `${invalid}A reblog cannot be pinned`]);
    const headers = { Authorization: `Bearer ${visitor.instance.issueToken('lev')}` };
    const other = (await visitor.post<Status>('/api/v1/statuses', { status: 'Ink' }, headers)).json;
    expect(await pin(other.id)).toEqual([422, `${invalid}Someone else's post cannot be pinned`]);
  });
});

describe('a visitor of another server', () => {
  it.each([
    ['mara@other.example', { url: 'https://other.example/authorize_interaction?uri=https%3A%2F%2Fa.example%2F1' }],
    ['@mara@other.example', { url: 'https://other.example/authorize_interaction?uri=https%3A%2F%2Fa.example%2F1' }],
    ['mara@other.invalid', { error: 'Could not find remote follow address' }],
    ['', { error: 'Could not find remote follow address' }],
  ])('as "%s" is led to %o', async (profile, expected) => {
    const body = { profile, ap_id: 'https://a.example/1' };
    const path = '/api/v1/pleroma/remote_interaction';
    expect((await visit({ serverProfile: 'rebased' }).post(path, body)).json).toEqual(expected);
    expect((await visit().post(path, body)).status).toBe(404);
  });
});
