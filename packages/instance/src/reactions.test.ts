import { describe, expect, it } from 'vitest';

import { visit, type Json, type Visitor } from './test-support/visitor.js';

interface ReactionJson extends Json {
  name: string;
  count: number;
  me: boolean;
}
interface StatusJson extends Json {
  id: string;
  pleroma: { emoji_reactions: ReactionJson[] };
}

const serverProfile = 'rebased';
const path = (id: string, emoji = '') => `/api/v1/pleroma/statuses/${id}/reactions${emoji && `/${encodeURIComponent(emoji)}`}`;

async function post(visitor: Visitor): Promise<string> {
  return (await visitor.post<StatusJson>('/api/v1/statuses', { status: 'Owls' })).json.id;
}

describe('reactions of the profile rebased', () => {
  it('are added once and kept', async () => {
    const visitor = visit({ serverProfile });
    const id = await post(visitor);
    await visitor.send('PUT', path(id, '🦉'));
    const { status, json } = await visitor.send<StatusJson>('PUT', path(id, '🦉'));
    expect([status, json.pleroma.emoji_reactions]).toMatchObject([200, [{ name: '🦉', count: 1, me: true }]]);
    const read = await visitor.get<StatusJson>(`/api/v1/statuses/${id}`);
    expect(read.json.pleroma.emoji_reactions).toEqual(json.pleroma.emoji_reactions);
  });

  it('are added after a reset of the server', async () => {
    const visitor = visit({ serverProfile });
    visitor.instance.reset({ grants: false });
    const id = await post(visitor);
    const { json } = await visitor.send<StatusJson>('PUT', path(id, '🦉'));
    expect(json.pleroma.emoji_reactions).toHaveLength(1);
  });

  it('are removed one by one', async () => {
    const visitor = visit({ serverProfile });
    const id = await post(visitor);
    await visitor.send('PUT', path(id, '🦉'));
    await visitor.send('PUT', path(id, '❤️'));
    const { json } = await visitor.send<StatusJson>('DELETE', path(id, '🦉'));
    expect(json.pleroma.emoji_reactions.map(({ name }) => name)).toEqual(['❤️']);
  });

  it('have the picture of a custom emoji', async () => {
    const visitor = visit({ serverProfile });
    const { json } = await visitor.send<StatusJson>('PUT', path(await post(visitor), 'tram'));
    expect(json.pleroma.emoji_reactions).toMatchObject([{ name: 'tram', url: expect.stringMatching(/^https:/) }]);
  });

  it('join a custom emoji of another server that somebody has added', async () => {
    const visitor = visit({ serverProfile });
    const id = await post(visitor);
    expect((await visitor.send('PUT', path(id, 'heron@marsh.test'))).status).toBe(400);
    const picture = { url: 'https://marsh.test/heron.png', static_url: null };
    const record = [...visitor.instance.world.statuses.values()].find(({ text }) => text === 'Owls');
    record?.reactions.push({ name: 'heron@marsh.test', count: 1, ...picture, account_ids: ['0'] });
    const { json } = await visitor.send<StatusJson>('PUT', path(id, 'heron@marsh.test'));
    expect(json.pleroma.emoji_reactions).toMatchObject([{ name: 'heron@marsh.test', count: 2, me: true }]);
  });

  it.each(['owl', '🦉🦉', '<b>', ''.padEnd(9, 'x')])('are refused when they are no emoji: %s', async emoji => {
    const visitor = visit({ serverProfile });
    expect((await visitor.send('PUT', path(await post(visitor), emoji))).status).toBe(400);
  });

  it('have accounts also where the world only counts them', async () => {
    const visitor = visit({ serverProfile });
    const { json: found } = await visitor.get<StatusJson[]>('/api/v1/timelines/public?limit=40');
    const counted = found.find(({ pleroma }) => pleroma.emoji_reactions.length > 1);
    const { json } = await visitor.get<(ReactionJson & { accounts: Json[] })[]>(path(counted?.id ?? ''));
    expect(json.map(({ accounts }) => accounts.length)).not.toContain(0);
    expect(json.every(({ accounts, count }) => accounts.length <= count)).toBe(true);
  });

  it('list the accounts of each emoji', async () => {
    const visitor = visit({ serverProfile });
    const id = await post(visitor);
    for (const emoji of ['🦉', '❤️']) await visitor.send('PUT', path(id, emoji));
    const all = await visitor.get<(ReactionJson & { accounts: Json[] })[]>(path(id));
    expect(all.json.map(({ name, accounts }) => [name, accounts.map(({ acct }) => acct)])).toEqual([
      ['🦉', ['mara']],
      ['❤️', ['mara']],
    ]);
    expect((await visitor.get<Json[]>(path(id, '❤️'))).json).toHaveLength(1);
  });

  it('notify the author once', async () => {
    const visitor = visit({ serverProfile });
    const id = await post(visitor);
    const headers = { Authorization: `Bearer ${visitor.instance.issueToken('lev')}` };
    for (let times = 0; times < 2; times += 1) await visitor.send('PUT', path(id, '🦉'), undefined, headers);
    const { json } = await visitor.get<Json[]>('/api/v1/notifications');
    expect(json.filter(({ type }) => type === 'pleroma:emoji_reaction')).toMatchObject([{ account: { acct: 'lev' } }]);
  });

  it('need an account', async () => {
    const visitor = visit({ serverProfile });
    expect((await visitor.anonymous(path(await post(visitor), '🦉'), { method: 'PUT' })).status).toBe(403);
  });
});

describe('reactions of the other profiles', () => {
  it.each(['default', 'truth', 'gotosocial', 'snac', 'hollo'] as const)('%s has no address of Pleroma', async other => {
    const visitor = visit({ serverProfile: other });
    const answer = await visitor.send('PUT', path(await post(visitor), '🦉'));
    expect([404, 405]).toContain(answer.status);
  });

  it('hollo has addresses of its own', async () => {
    const visitor = visit({ serverProfile: 'hollo' });
    const id = await post(visitor);
    const emoji = encodeURIComponent('🦉');
    const added = await visitor.post<Json>(`/api/v1/statuses/${id}/react/${emoji}`);
    expect(added.json['emoji_reactions']).toMatchObject([{ name: '🦉', count: 1, me: true }]);
    const removed = await visitor.post<Json>(`/api/v1/statuses/${id}/unreact/${emoji}`);
    expect(removed.json['emoji_reactions']).toEqual([]);
  });
});
