import { describe, expect, it } from 'vitest';

import { visit, type Json, type Status, type Visitor } from '../test-support/visitor.js';

const write = async (visitor: Visitor, fields: Json = {}): Promise<string> =>
  (await visitor.post<Status>('/api/v1/statuses', { status: 'A post', ...fields })).json.id;
const act = (visitor: Visitor, id: string, action: string, body?: Json) => visitor.post(`/api/v1/statuses/${id}/${action}`, body);

describe('a repost', () => {
  it('is for the readers of its post, unless fewer are wished', async () => {
    const visitor = visit();
    const id = await write(visitor);
    const shown = async (body: Json): Promise<unknown> => {
      const { json } = await act(visitor, id, 'reblog', body);
      await act(visitor, id, 'unreblog');
      return json['visibility'];
    };
    expect([await shown({}), await shown({ visibility: 'unlisted' })]).toEqual(['public', 'unlisted']);
    expect([await shown({ visibility: 'private' }), await shown({ visibility: 'direct' })]).toEqual(['private', 'public']);
  });

  it('of an own post for followers is for followers, and of a direct one is refused', async () => {
    const visitor = visit();
    const own = await act(visitor, await write(visitor, { visibility: 'private' }), 'reblog');
    expect(own.json).toMatchObject({ visibility: 'private', reblogged: true });
    expect((await act(visitor, await write(visitor, { visibility: 'direct' }), 'reblog')).status).toBe(404);
  });

  it('is liked and reposted in place of its original', async () => {
    const visitor = visit();
    const id = await write(visitor);
    const wrapper = String((await act(visitor, id, 'reblog')).json['id']);
    expect((await act(visitor, wrapper, 'favourite')).json).toMatchObject({ id, favourited: true });
    expect((await act(visitor, wrapper, 'unreblog')).json).toMatchObject({ id, reblogged: false });
    expect((await visitor.get(`/api/v1/statuses/${wrapper}`)).status).toBe(404);
  });
});

describe('a pin', () => {
  it('is for own originals that are not direct, and is taken back', async () => {
    const visitor = visit();
    const id = await write(visitor);
    expect((await act(visitor, id, 'pin')).json).toMatchObject({ pinned: true });
    expect((await act(visitor, id, 'pin')).status).toBe(200);
    expect((await act(visitor, id, 'unpin')).json).toMatchObject({ pinned: false });
    expect((await act(visitor, await write(visitor, { visibility: 'direct' }), 'pin')).status).toBe(422);
    const wrapper = String((await act(visitor, id, 'reblog')).json['id']);
    expect((await act(visitor, wrapper, 'pin')).status).toBe(422);
    const home = (await visitor.get<(Status & { account: Json })[]>('/api/v1/timelines/home')).json;
    const other = home.find(({ account }) => account['acct'] !== 'mara');
    expect((await act(visitor, other?.id ?? '', 'pin')).status).toBe(422);
  });
});

describe('a muted thread', () => {
  it('is muted and unmuted, and others stay as they are', async () => {
    const visitor = visit();
    const [one, other] = [await write(visitor), await write(visitor)];
    expect((await act(visitor, one, 'mute')).json).toMatchObject({ id: one, muted: true });
    expect((await act(visitor, other, 'mute')).json).toMatchObject({ muted: true });
    expect((await act(visitor, one, 'unmute')).json).toMatchObject({ muted: false });
    expect((await visitor.get(`/api/v1/statuses/${other}`)).json).toMatchObject({ muted: true });
  });
});

describe('a poll', () => {
  const poll = { options: ['Boat', 'Bridge'], expires_in: 300 };

  it('is read whole by its author, who may not vote', async () => {
    const visitor = visit();
    const id = await write(visitor, { poll });
    expect((await visitor.get(`/api/v1/polls/${id}`)).json).toEqual({
      id,
      expires_at: '2026-11-20T12:05:00.000Z',
      expired: false,
      multiple: false,
      votes_count: 0,
      voters_count: 0,
      options: [
        { title: 'Boat', votes_count: 0 },
        { title: 'Bridge', votes_count: 0 },
      ],
      emojis: [],
      voted: true,
      own_votes: [],
    });
    expect((await visitor.post(`/api/v1/polls/${id}/votes`, { choices: [0] })).status).toBe(422);
    visitor.advance(300_000);
    expect((await visitor.get(`/api/v1/polls/${id}`)).json).toMatchObject({ expired: true });
    expect((await visitor.get('/api/v1/polls/1')).status).toBe(404);
  });

  it('takes a vote of another member, and none for a choice that it has not', async () => {
    const visitor = visit();
    const id = await write(visitor, { poll });
    const headers = { Authorization: `Bearer ${visitor.instance.issueToken('lev')}` };
    const vote = (choices: unknown[]) => visitor.post(`/api/v1/polls/${id}/votes`, { choices }, headers);
    expect((await vote(['x'])).status).toBe(422);
    expect((await vote([2])).status).toBe(422);
    expect((await vote([1])).json).toMatchObject({ voted: true, own_votes: [1], votes_count: 1, voters_count: 1 });
    expect((await vote([1])).status).toBe(422);
  });

  it('hides its counts until it ends when asked to', async () => {
    const visitor = visit();
    const id = await write(visitor, { poll: { ...poll, hide_totals: true } });
    const counts = async (): Promise<unknown> => (await visitor.anonymous(`/api/v1/polls/${id}`)).json['options'];
    expect(await counts()).toMatchObject([{ votes_count: null }, { votes_count: null }]);
    visitor.advance(300_000);
    expect(await counts()).toMatchObject([{ votes_count: 0 }, { votes_count: 0 }]);
  });
});
