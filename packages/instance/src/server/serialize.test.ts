import { describe, expect, it } from 'vitest';

import { visit, type Json, type Status, type Visitor } from '../test-support/visitor.js';

interface Quoting extends Status {
  quote: { state: string; quoted_status?: (Status & { quote: Json | null }) | null; quoted_status_id?: string | null } | null;
  quotes_count: number;
  quote_approval: Json;
}

const post = async (visitor: Visitor, fields: Json = {}, as?: string): Promise<Quoting> => {
  const headers: Record<string, string> = as === undefined ? {} : { Authorization: `Bearer ${visitor.instance.issueToken(as)}` };
  return (await visitor.post<Quoting>('/api/v1/statuses', { status: 'Ink', ...fields }, headers)).json;
};

const read = async (visitor: Visitor, id: string): Promise<Quoting> =>
  (await visitor.get<Quoting>(`/api/v1/statuses/${id}`)).json;

describe('a quote', () => {
  it('has the quoted post, and inside another quote its id alone', async () => {
    const visitor = visit();
    const first = await post(visitor, { status: 'One' });
    const second = await post(visitor, { status: 'Two', quoted_status_id: first.id });
    const third = await post(visitor, { status: 'Three', quoted_status_id: second.id });
    expect(first.quote).toBeNull();
    expect(third.quote).toMatchObject({ state: 'accepted', quoted_status: { id: second.id } });
    expect(third.quote?.quoted_status?.quote).toEqual({ state: 'accepted', quoted_status_id: first.id });
    expect((await read(visitor, first.id)).quotes_count).toBe(1);
  });

  it('of a deleted post says so', async () => {
    const visitor = visit();
    const first = await post(visitor);
    const second = await post(visitor, { quoted_status_id: first.id });
    const third = await post(visitor, { quoted_status_id: second.id });
    await visitor.send('DELETE', `/api/v1/statuses/${first.id}`);
    expect((await read(visitor, second.id)).quote).toEqual({ state: 'deleted', quoted_status: null });
    expect((await read(visitor, third.id)).quote?.quoted_status?.quote).toEqual({ state: 'deleted', quoted_status_id: null });
  });

  it('of a post that the reader cannot see has none of it', async () => {
    const visitor = visit();
    const hidden = await post(visitor, {}, 'lev');
    const { id } = await post(visitor, { quoted_status_id: hidden.id });
    const outer = await post(visitor, { quoted_status_id: id });
    const status = visitor.instance.world.statuses.get(hidden.id);
    if (status !== undefined) status.visibility = 'direct';
    expect((await read(visitor, id)).quote).toEqual({ state: 'unauthorized', quoted_status: null });
    expect((await read(visitor, outer.id)).quote?.quoted_status?.quote).toEqual({
      state: 'unauthorized',
      quoted_status_id: null,
    });
  });

  it.each([
    ['pending', false],
    ['rejected', false],
    ['revoked', false],
    ['blocked_account', true],
    ['blocked_domain', true],
    ['muted_account', true],
  ] as const)('that is %s has the post: %s', async (state, isCarried) => {
    const visitor = visit();
    const first = await post(visitor);
    const { id } = await post(visitor, { quoted_status_id: first.id });
    const status = visitor.instance.world.statuses.get(id);
    if (status !== undefined) status.quote = { state, quoted_status_id: first.id };
    const { quote } = await read(visitor, id);
    expect([quote?.state, quote?.quoted_status?.id]).toEqual([state, isCarried ? first.id : undefined]);
  });

  it.each([
    [undefined, ['public'], 'automatic', true],
    ['public', ['public'], 'automatic', true],
    ['followers', ['followers'], 'automatic', true],
    ['nobody', [], 'denied', false],
    ['made-up', ['public'], 'automatic', true],
  ])('is allowed by the policy %s', async (quote_approval_policy, automatic, current_user, isAllowed) => {
    const visitor = visit();
    const { id, quote_approval } = await post(visitor, { quote_approval_policy }, 'lev');
    expect(quote_approval).toEqual({ automatic, manual: [], current_user: 'automatic' });
    const lev = visitor.instance.world.accountIdsByAcct.get('lev') ?? '';
    await visitor.post(`/api/v1/accounts/${lev}/follow`);
    expect((await read(visitor, id)).quote_approval).toEqual({ automatic, manual: [], current_user });
    const answer = await visitor.post('/api/v1/statuses', { status: 'About', quoted_status_id: id });
    expect(answer.status).toBe(isAllowed ? 200 : 404);
    const open = (await visitor.anonymous(`/api/v1/statuses/${id}`)).json as unknown as Quoting;
    expect(open.quote_approval['current_user']).toBe('unknown');
    await visitor.post(`/api/v1/accounts/${lev}/unfollow`);
    const afterwards = quote_approval_policy === 'followers' ? 'denied' : current_user;
    expect((await read(visitor, id)).quote_approval['current_user']).toBe(afterwards);
  });

  it.each([
    ['unlisted', 'automatic'],
    ['private', 'automatic'],
    ['direct', 'denied'],
  ])('of an own post that is %s is %s', async (visibility, current_user) => {
    expect((await post(visit(), { visibility })).quote_approval['current_user']).toBe(current_user);
  });

  it.each([
    ['unlisted', 'automatic'],
    ['private', 'denied'],
  ])('of a post of somebody followed that is %s is %s', async (visibility, current_user) => {
    const visitor = visit();
    const lev = visitor.instance.world.accountIdsByAcct.get('lev') ?? '';
    await visitor.post(`/api/v1/accounts/${lev}/follow`);
    const { id } = await post(visitor, { visibility }, 'lev');
    expect((await read(visitor, id)).quote_approval['current_user']).toBe(current_user);
  });
});

describe('a poll', () => {
  const poll = { options: ['Black', 'Blue'], expires_in: 300, hide_totals: true };

  it('hides its numbers until its end when its author wants that', async () => {
    const visitor = visit();
    const { id } = await post(visitor, { poll }, 'lev');
    const shown = async () => (await read(visitor, id))['poll'];
    await visitor.post(`/api/v1/polls/${id}/votes`, { choices: [1] });
    const options = (count: number | null, other: number | null) => [
      { title: 'Black', votes_count: count },
      { title: 'Blue', votes_count: other },
    ];
    const common = { id, expires_at: '2026-11-20T12:05:00.000Z', multiple: false, votes_count: 1, voters_count: 1, emojis: [] };
    expect(await shown()).toEqual({ ...common, expired: false, options: options(null, null), voted: true, own_votes: [1] });
    visitor.advance(299_999);
    expect(await shown()).toMatchObject({ expired: false, options: options(null, null) });
    visitor.advance(1);
    expect(await shown()).toMatchObject({ expired: true, options: options(0, 1) });
    const open = (await visitor.anonymous(`/api/v1/polls/${id}`)).json;
    expect(open).toEqual({ ...common, expired: true, options: options(0, 1) });
  });

  it('counts as voted for its author and for its voters', async () => {
    const visitor = visit();
    const own = await post(visitor, { poll });
    expect(own['poll']).toMatchObject({ voted: true, own_votes: [] });
    const other = await post(visitor, { poll }, 'lev');
    expect((await read(visitor, other.id))['poll']).toMatchObject({ voted: false, own_votes: [] });
  });
});

describe('a status', () => {
  it('has its hashtags in small letters, with their addresses', async () => {
    const { tags } = await post(visit(), { status: 'About #Blåbær' });
    expect(tags).toEqual([{ name: 'blåbær', url: 'https://server.test/tags/bl%C3%A5b%C3%A6r' }]);
  });

  it('says what the reader did with it, to the reader alone', async () => {
    const visitor = visit();
    const { id } = await post(visitor, {}, 'lev');
    const marks = async () => {
      const { favourited, reblogged, bookmarked, muted, pinned } = await read(visitor, id);
      return [favourited, reblogged, bookmarked, muted, pinned];
    };
    expect(await marks()).toEqual([false, false, false, false, undefined]);
    for (const action of ['favourite', 'reblog', 'bookmark', 'mute']) await visitor.post(`/api/v1/statuses/${id}/${action}`);
    expect(await marks()).toEqual([true, true, true, true, undefined]);
    for (const action of ['unfavourite', 'unreblog', 'unbookmark', 'unmute'])
      await visitor.post(`/api/v1/statuses/${id}/${action}`);
    expect(await marks()).toEqual([false, false, false, false, undefined]);
    const open = (await visitor.anonymous(`/api/v1/statuses/${id}`)).json;
    expect(['favourited', 'reblogged', 'bookmarked', 'muted', 'pinned', 'filtered'].filter(name => name in open)).toEqual([]);
  });

  it.each([
    ['public', false],
    ['private', false],
    ['direct', undefined],
  ])('of the reader that is %s can be pinned: %s', async (visibility, pinned) => {
    expect((await post(visit(), { visibility }))['pinned']).toBe(pinned);
  });

  it('that is reposted has no pin of its own', async () => {
    const visitor = visit();
    const { id } = await post(visitor);
    const { json } = await visitor.post<Status & { reblog: Status }>(`/api/v1/statuses/${id}/reblog`);
    expect([json['pinned'], json.reblog['pinned'], json.reblog.id]).toEqual([undefined, false, id]);
  });
});
