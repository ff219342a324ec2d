import { describe, expect, it } from 'vitest';

import { accountIdOf, visit, type Json, type Visitor } from './test-support/visitor.js';
import type { ServerProfileName } from './server-profiles/server-profile.js';

type Account = { id: string; acct: string; mute_expires_at?: string | null };

const relationshipTo = async (visitor: Visitor, id: string): Promise<Json> =>
  (await visitor.get<Json[]>(`/api/v1/accounts/relationships?id[]=${id}`)).json[0] ?? {};
const acctsOf = async (visitor: Visitor, path: string): Promise<string[]> =>
  (await visitor.get<Account[]>(path)).json.map(({ acct }) => acct);

describe('a mute', () => {
  it('keeps whether notifications are hidden, and ends at its time', async () => {
    const visitor = visit();
    const id = await accountIdOf(visitor, 'tobi@tram.example');
    const muted = await visitor.post(`/api/v1/accounts/${id}/mute`, { notifications: false, duration: 300 });
    expect(muted.json).toMatchObject({ muting: true, muting_notifications: false });
    expect((await visitor.get<Account[]>('/api/v1/mutes')).json[0]?.mute_expires_at).toBe('2026-11-20T12:05:00.000Z');
    visitor.advance(299_000);
    expect(await relationshipTo(visitor, id)).toMatchObject({ muting: true });
    visitor.advance(1_000);
    expect(await relationshipTo(visitor, id)).toMatchObject({ muting: false, muting_expires_at: null });
  });

  it.each<[ServerProfileName, boolean]>([
    ['rebased', true],
    ['hollo', false],
  ])('of %s reads its end from `expires_in`: %s', async (serverProfile, ends) => {
    const visitor = visit({ serverProfile });
    const id = await accountIdOf(visitor, 'tobi@tram.example');
    const { json } = await visitor.post(`/api/v1/accounts/${id}/mute`, { expires_in: 300 });
    expect(json['muting_expires_at'] !== null).toBe(ends);
  });
});

describe('a follow', () => {
  it('keeps its settings until it ends', async () => {
    const visitor = visit();
    const id = await accountIdOf(visitor, 'tobi@tram.example');
    const settings = { reblogs: false, notify: true, languages: ['de'] };
    const changed = await visitor.post(`/api/v1/accounts/${id}/follow`, settings);
    expect(changed.json).toMatchObject({ showing_reblogs: false, notifying: true, languages: ['de'] });
    await visitor.post(`/api/v1/accounts/${id}/unfollow`);
    const again = await visitor.post(`/api/v1/accounts/${id}/follow`);
    expect(again.json).toMatchObject({ showing_reblogs: true, notifying: false, languages: null });
  });

  it('of the member is ended by remove_from_followers', async () => {
    const visitor = visit();
    const id = await accountIdOf(visitor, 'ines@mar.example');
    expect(await relationshipTo(visitor, id)).toMatchObject({ followed_by: true });
    const removed = await visitor.post(`/api/v1/accounts/${id}/remove_from_followers`);
    expect(removed.json).toMatchObject({ followed_by: false });
  });

  it('that was requested is accepted and refused', async () => {
    const visitor = visit();
    const requests = (await visitor.get<Account[]>('/api/v1/follow_requests')).json;
    expect(requests.length).toBeGreaterThan(1);
    const [first, second] = requests;
    const accepted = await visitor.post(`/api/v1/follow_requests/${first?.id}/authorize`);
    expect(accepted.json).toMatchObject({ followed_by: true, requested_by: false });
    const refused = await visitor.post(`/api/v1/follow_requests/${second?.id}/reject`);
    expect(refused.json).toMatchObject({ followed_by: false, requested_by: false });
    expect((await visitor.get<Account[]>('/api/v1/follow_requests')).json).toHaveLength(requests.length - 2);
    expect((await visitor.post(`/api/v1/follow_requests/${second?.id}/reject`)).status).toBe(404);
  });
});

it('keeps a note, and endorses only followed accounts', async () => {
  const visitor = visit();
  const id = await accountIdOf(visitor, 'tobi@tram.example');
  expect((await visitor.post(`/api/v1/accounts/${id}/note`, { comment: ' Drives the 6 ' })).json).toMatchObject({
    note: 'Drives the 6',
  });
  expect((await visitor.post(`/api/v1/accounts/${id}/endorse`)).json).toMatchObject({ endorsed: true });
  expect((await visitor.post(`/api/v1/accounts/${id}/unpin`)).json).toMatchObject({ endorsed: false });
  await visitor.post(`/api/v1/accounts/${id}/unfollow`);
  expect((await visitor.post(`/api/v1/accounts/${id}/endorse`)).status).toBe(422);
});

it('blocks a domain: its accounts are silenced and no longer follow', async () => {
  const visitor = visit();
  const id = await accountIdOf(visitor, 'ines@mar.example');
  expect((await visitor.post('/api/v1/domain_blocks', { domain: 'Mar.Example' })).json).toEqual({});
  expect((await visitor.get('/api/v1/domain_blocks')).json).toEqual(['mar.example']);
  expect(await relationshipTo(visitor, id)).toMatchObject({ domain_blocking: true, following: false, followed_by: false });
  type Post = { account: Account };
  const home = (await visitor.get<Post[]>('/api/v1/timelines/home?limit=40')).json;
  expect(home.some(({ account }) => account.acct.endsWith('@mar.example'))).toBe(false);
  expect((await visitor.send('DELETE', '/api/v1/domain_blocks', { domain: 'mar.example' })).status).toBe(200);
  expect((await visitor.get('/api/v1/domain_blocks')).json).toEqual([]);
  expect((await visitor.post('/api/v1/domain_blocks', { domain: 'no domain' })).status).toBe(422);
});

it.each<[ServerProfileName, number[]]>([
  ['mastodon-4.7', [200, 200, 200, 200, 404]],
  ['rebased', [404, 200, 200, 200, 404]],
  ['pleroma', [404, 200, 404, 200, 404]],
  ['gotosocial', [404, 404, 404, 404, 200]],
  ['hollo', [404, 404, 404, 404, 404]],
  ['truth', [404, 200, 404, 200, 404]],
])('%s has its part of endorse, pin, remove_from_followers, domain blocks and own reports', async (serverProfile, expected) => {
  const visitor = visit({ serverProfile });
  const id = await accountIdOf(visitor, 'tobi@tram.example');
  const answers = [
    await visitor.post(`/api/v1/accounts/${id}/endorse`),
    await visitor.post(`/api/v1/accounts/${id}/pin`),
    await visitor.post(`/api/v1/accounts/${id}/remove_from_followers`),
    await visitor.get('/api/v1/domain_blocks'),
    await visitor.get('/api/v1/reports'),
  ];
  expect(answers.map(({ status }) => status)).toEqual(expected);
});

it('lists blocks with the latest first', async () => {
  const visitor = visit();
  for (const acct of ['tobi@tram.example', 'ines@mar.example']) {
    await visitor.post(`/api/v1/accounts/${await accountIdOf(visitor, acct)}/block`);
  }
  expect(await acctsOf(visitor, '/api/v1/blocks')).toEqual(['ines@mar.example', 'tobi@tram.example']);
});

it('keeps the category and rules of a report where the family does', async () => {
  const answers = async (serverProfile: ServerProfileName) => {
    const visitor = visit({ serverProfile });
    const account_id = await accountIdOf(visitor, 'tobi@tram.example');
    const draft = { account_id, status_ids: ['1'], comment: 'No', category: 'violation', rule_ids: ['1'], forward: true };
    const { json } = await visitor.post('/api/v1/reports', draft);
    return [json['category'], json['rule_ids'], json['forwarded']];
  };
  expect(await answers('default')).toEqual(['violation', ['1'], true]);
  expect(await answers('rebased')).toEqual([undefined, ['1'], true]);
  expect(await answers('pleroma')).toEqual([undefined, undefined, true]);
});

describe('followers that the member knows', () => {
  const path = '/api/v1/accounts/familiar_followers';

  it('are those of an account whom the member follows, without the member', async () => {
    const visitor = visit();
    const { world } = visitor.instance;
    const id = await accountIdOf(visitor, 'ines@mar.example');
    const { json } = await visitor.get<{ id: string; accounts: Account[] }[]>(`${path}?id[]=${id}`);
    const known = [...(world.followers.get(id) ?? [])].filter(one => world.following.get(world.memberId)?.has(one));
    expect(known.length).toBeGreaterThan(0);
    expect(known.length).toBeLessThan(world.followers.get(id)?.size ?? 0);
    expect(json).toMatchObject([{ id }]);
    expect(json[0]?.accounts.map(account => account.id)).toEqual(known);
    expect((await visitor.anonymous(`${path}?id[]=${id}`)).status).toBe(401);
  });

  it('are none on Hollo, and unknown to GoToSocial', async () => {
    const hollo = visit({ serverProfile: 'hollo' });
    expect((await hollo.get(`${path}?id[]=${await accountIdOf(hollo, 'ines@mar.example')}`)).json).toEqual([]);
    expect((await visit({ serverProfile: 'gotosocial' }).get(`${path}?id[]=1`)).status).toBe(404);
  });
});

it('refuses every action on the own account (403), except a note', async () => {
  const visitor = visit();
  const id = await accountIdOf(visitor, 'mara');
  for (const action of ['block', 'mute', 'unmute', 'pin', 'remove_from_followers']) {
    expect((await visitor.post(`/api/v1/accounts/${id}/${action}`)).status).toBe(403);
  }
  expect((await visitor.post(`/api/v1/accounts/${id}/note`, { comment: 'Me' })).json).toMatchObject({ note: 'Me' });
});

it('takes a note of 2,000 characters and refuses a longer one', async () => {
  const visitor = visit();
  const id = await accountIdOf(visitor, 'tobi@tram.example');
  expect((await visitor.post(`/api/v1/accounts/${id}/note`, { comment: 'a'.repeat(2_000) })).status).toBe(200);
  expect((await visitor.post(`/api/v1/accounts/${id}/note`, { comment: 'a'.repeat(2_001) })).status).toBe(422);
});

it('is not let in by an account that has blocked the member', async () => {
  const visitor = visit();
  const id = await accountIdOf(visitor, 'foghorn@north.example');
  expect(await relationshipTo(visitor, id)).toMatchObject({ blocked_by: true });
  expect((await visitor.post(`/api/v1/accounts/${id}/follow`)).status).toBe(403);
});

it('asks a locked account, and takes the request back', async () => {
  const visitor = visit();
  const id = await accountIdOf(visitor, 'keyholder');
  expect((await visitor.post(`/api/v1/accounts/${id}/follow`)).json).toMatchObject({ following: false, requested: true });
  expect((await visitor.post(`/api/v1/accounts/${id}/unfollow`)).json).toMatchObject({ following: false, requested: false });
});

it('answers relationships once for each known account, and snac for one alone', async () => {
  const wanted = async (serverProfile: ServerProfileName) => {
    const visitor = visit({ serverProfile });
    const ids = [await accountIdOf(visitor, 'tobi@tram.example'), await accountIdOf(visitor, 'ines@mar.example')];
    const query = [...ids, ids[0], '1'].map(id => `id[]=${id}`).join('&');
    const { json } = await visitor.get<Account[]>(`/api/v1/accounts/relationships?${query}`);
    return json.map(({ id }) => ids.indexOf(id));
  };
  expect(await wanted('default')).toEqual([0, 1]);
  expect(await wanted('snac')).toEqual([0]);
});

it('mutes with notifications and without an end unless told otherwise', async () => {
  const visitor = visit();
  const id = await accountIdOf(visitor, 'tobi@tram.example');
  expect((await visitor.post(`/api/v1/accounts/${id}/mute`)).json).toMatchObject({
    muting: true,
    muting_notifications: true,
    muting_expires_at: null,
  });
  expect((await visitor.get<Account[]>('/api/v1/blocks')).json).toEqual([]);
});
