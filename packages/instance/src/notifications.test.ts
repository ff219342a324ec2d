import { expect, describe, it } from 'vitest';
import type { StreamFrame } from './server/streaming.js';
import { visit, type Json, type Visitor } from './test-support/visitor.js';

interface Notification extends Json {
  id: string;
  type: string;
  status?: Json;
}
interface Groups {
  accounts: Json[];
  statuses: Json[];
  notification_groups: {
    group_key: string;
    status_id?: string;
    notifications_count: number;
    most_recent_notification_id: string;
    type: string;
  }[];
}

const typesOf = async (visitor: Visitor, query = ''): Promise<string[]> => {
  const { json } = await visitor.get<Notification[]>(`/api/v1/notifications?limit=80${query}`);
  return [...new Set(json.map(({ type }) => type))].toSorted();
};
const control = (visitor: Visitor, body: Json) => visitor.post('/_control/notifications', body);

describe('notifications of the server profiles', () => {
  it.each([
    ['default', ['admin.report', 'moderation_warning', 'quoted_update', 'severed_relationships', 'annual_report', 'quote']],
    ['rebased', ['pleroma:emoji_reaction', 'pleroma:event_reminder', 'pleroma:participation_accepted', 'move']],
    ['gotosocial', ['pending.favourite', 'pending.reply', 'pending.reblog']],
    ['hollo', ['emoji_reaction', 'quote']],
    ['truth', ['user_approved']],
  ] as const)('%s sends the types of its family', async (serverProfile, types) => {
    const all = await typesOf(visit({ serverProfile }));
    expect(all).toEqual(expect.arrayContaining([...types, 'mention', 'favourite', 'follow_request']));
  });

  it('the family of Pleroma lists reports only when they are asked for', async () => {
    const visitor = visit({ serverProfile: 'rebased' });
    expect(await typesOf(visitor)).not.toContain('pleroma:report');
    expect(await typesOf(visitor, '&types[]=pleroma:report')).toEqual(['pleroma:report']);
  });

  it('Truth Social reads only the excluded types', async () => {
    const visitor = visit({ serverProfile: 'truth' });
    expect((await typesOf(visitor, '&types[]=mention')).length).toBeGreaterThan(1);
    expect(await typesOf(visitor, '&exclude_types[]=mention')).not.toContain('mention');
  });

  it('Hollo gives ids with a time, colons and slashes, and takes them as bounds', async () => {
    const visitor = visit({ serverProfile: 'hollo' });
    const { json } = await visitor.get<Notification[]>('/api/v1/notifications?limit=4');
    expect(json[0]?.id).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z\/[\w.]+\/[\da-f-]+$/);
    const below = await visitor.get<Notification[]>(
      `/api/v1/notifications?limit=2&max_id=${encodeURIComponent(json[1]?.id ?? '')}`,
    );
    expect(below.json.map(({ id }) => id)).toEqual(json.slice(2).map(({ id }) => id));
  });

  it('Pleroma marks notifications as seen beside the marker', async () => {
    const visitor = visit({ serverProfile: 'pleroma', control: true });
    await control(visitor, { type: 'mention', count: 2 });
    const unread = async () =>
      (await visitor.get<Record<string, { pleroma: Json }>>('/api/v1/markers?timeline[]=notifications')).json;
    expect((await unread())['notifications']?.pleroma).toEqual({ unread_count: 2 });
    const { json } = await visitor.get<Notification[]>('/api/v1/notifications?limit=1');
    expect(json[0]).toMatchObject({ pleroma: { is_seen: false } });
    await visitor.post('/api/v1/pleroma/notifications/read', { max_id: json[0]?.id });
    expect((await visitor.get<Notification[]>('/api/v1/notifications?limit=1')).json[0]).toMatchObject({
      pleroma: { is_seen: true },
    });
  });
});

describe('grouped notifications', () => {
  it('group likes of one post, count the whole group, and name its newest accounts', async () => {
    const visitor = visit({ control: true });
    await control(visitor, { type: 'favourite', count: 12 });
    const { json } = await visitor.get<Groups>('/api/v2/notifications?limit=5');
    const [group] = json.notification_groups;
    expect(group).toMatchObject({ type: 'favourite' });
    expect(group?.notifications_count).toBeGreaterThanOrEqual(12);
    const accounts = await visitor.get<Json[]>(`/api/v2/notifications/${group?.group_key ?? ''}/accounts`);
    expect(accounts.json.length).toBeGreaterThanOrEqual(12);
    expect(json.statuses.map(({ id }) => id)).toContain(group?.status_id);
  });

  it('follow each other page by page without repeating a group within a page', async () => {
    const visitor = visit();
    const seen: string[] = [];
    let path: string | null = '/api/v2/notifications?limit=4';
    for (let page = 0; page < 60 && path !== null; page += 1) {
      const answer: { json: Groups; headers: Headers } = await visitor.get<Groups>(path);
      const keys = answer.json.notification_groups.map(({ group_key }) => group_key);
      expect(new Set(keys).size).toBe(keys.length);
      seen.push(...answer.json.notification_groups.map(one => one.most_recent_notification_id));
      path = /<([^>]+)>; rel="next"/.exec(answer.headers.get('Link') ?? '')?.[1] ?? null;
    }
    expect(seen).toEqual([...new Set(seen)].toSorted().toReversed());
    expect(seen.length).toBeGreaterThan(20);
  });

  it('are unknown to GoToSocial, snac and Pleroma', async () => {
    for (const serverProfile of ['gotosocial', 'snac', 'pleroma'] as const)
      expect((await visit({ serverProfile }).get('/api/v2/notifications')).status).toBe(404);
  });
});

describe('one group of notifications', () => {
  it('is read, listed and dismissed by its key', async () => {
    const visitor = visit({ control: true });
    await control(visitor, { type: 'favourite', count: 10 });
    const [group] = (await visitor.get<Groups>('/api/v2/notifications?limit=1')).json.notification_groups;
    const path = `/api/v2/notifications/${group?.group_key ?? ''}`;
    const alone = (await visitor.get<Groups>(path)).json;
    expect(alone.notification_groups).toHaveLength(1);
    expect(alone.notification_groups[0]).toMatchObject({
      group_key: group?.group_key,
      notifications_count: group?.notifications_count,
      page_max_id: group?.most_recent_notification_id,
    });
    // Eight accounts stand for the group.
    expect(alone.accounts).toHaveLength(8);
    const newest = (await visitor.get<Json[]>(`${path}/accounts`)).json;
    expect(newest.slice(0, 8).map(({ id }) => id)).toEqual(alone.accounts.map(({ id }) => id));
    expect((await visitor.get('/api/v2/notifications/unread_count')).json).toEqual({ count: 1 });
    expect((await visitor.post(`${path}/dismiss`)).json).toEqual({});
    expect((await visitor.get(path)).status).toBe(404);
    expect((await visitor.post(`${path}/dismiss`)).status).toBe(404);
    expect((await visitor.get('/api/v2/notifications/unread_count')).json).toEqual({ count: 0 });
  });

  it('has one type alone when only that type is to be grouped', async () => {
    const visitor = visit({ control: true });
    await control(visitor, { type: 'favourite', count: 3 });
    await control(visitor, { type: 'follow', count: 3 });
    const { json } = await visitor.get<Groups>('/api/v2/notifications?limit=4&grouped_types[]=favourite');
    expect(json.notification_groups.map(({ type }) => type)).toEqual(['follow', 'follow', 'follow', 'favourite']);
    const both = await visitor.get<Groups>('/api/v2/notifications?limit=2');
    expect(both.json.notification_groups.map(({ type }) => type)).toEqual(['follow', 'favourite']);
  });
});

describe('the list of notifications', () => {
  it('has those of one account, filtered ones too', async () => {
    const visitor = visit();
    const [request] = (await visitor.get<{ account: { id: string } }[]>('/api/v1/notifications/requests')).json;
    const path = `/api/v1/notifications?account_id=${request?.account.id ?? ''}`;
    type Sent = { account: { id: string } }[];
    const sent = (await visitor.get<Sent>(path)).json;
    expect(sent.length).toBeGreaterThanOrEqual(3);
    expect(new Set(sent.map(({ account }) => account.id))).toEqual(new Set([request?.account.id]));
    const all = await visitor.get<Sent>('/api/v1/notifications?limit=80&include_filtered=true');
    const shown = await visitor.get<Sent>('/api/v1/notifications?limit=80');
    const isAsked = ({ account }: Sent[number]): boolean => account.id === request?.account.id;
    expect(all.json.filter(isAsked).length).toBe(shown.json.filter(isAsked).length + 3);
  });

  it('goes on above an id from the bottom, and since an id from the top', async () => {
    const visitor = visit();
    const ids = (await visitor.get<Notification[]>('/api/v1/notifications?limit=10')).json.map(({ id }) => id);
    const idsOf = async (query: string): Promise<string[]> =>
      (await visitor.get<Notification[]>(`/api/v1/notifications?limit=2&${query}`)).json.map(({ id }) => id);
    expect(await idsOf(`min_id=${ids[8]}`)).toEqual([ids[6], ids[7]]);
    expect(await idsOf(`since_id=${ids[8]}`)).toEqual([ids[0], ids[1]]);
    expect(await idsOf(`max_id=${ids[3]}&since_id=${ids[8]}`)).toEqual([ids[4], ids[5]]);
    expect(await idsOf(`since_id=${ids[1]}`)).toEqual([ids[0]]);
    expect(await idsOf('max_id=')).toEqual([ids[0], ids[1]]);
  });

  it('is refused by Hollo and empty on snac with an id that is none', async () => {
    expect((await visit({ serverProfile: 'hollo' }).get('/api/v1/notifications?max_id=none')).status).toBe(400);
    expect((await visit({ serverProfile: 'gotosocial' }).get('/api/v1/notifications?limit=x')).status).toBe(400);
    const snac = visit({ serverProfile: 'snac' });
    expect((await snac.get('/api/v1/notifications?max_id=none')).json).toEqual([]);
    expect((await snac.get<Json[]>('/api/v1/notifications?min_id=none')).json.length).toBeGreaterThan(0);
    expect((await visit().get<Json[]>('/api/v1/notifications?max_id=none')).json.length).toBeGreaterThan(0);
  });

  it('has a notification by its id until it is cleared', async () => {
    const visitor = visit();
    const [first] = (await visitor.get<Notification[]>('/api/v1/notifications?limit=1')).json;
    expect((await visitor.get(`/api/v1/notifications/${first?.id ?? ''}`)).json).toEqual(first);
    expect((await visitor.get('/api/v1/notifications/1')).status).toBe(404);
    expect((await visitor.post('/api/v1/notifications/1/dismiss')).status).toBe(404);
    expect((await visitor.post('/api/v1/notifications/clear')).json).toEqual({});
    expect((await visitor.get('/api/v1/notifications')).json).toEqual([]);
    expect((await visitor.get(`/api/v1/notifications/${first?.id ?? ''}`)).status).toBe(404);
  });

  it('counts at most 100 unread ones', async () => {
    const visitor = visit({ control: true });
    await control(visitor, { type: 'mention', count: 101 });
    expect((await visitor.get('/api/v1/notifications/unread_count')).json).toEqual({ count: 100 });
  });

  it('shows nothing of muted and blocked accounts', async () => {
    const visitor = visit();
    type Sent = { account: { id: string } }[];
    const senders = async (): Promise<string[]> =>
      (await visitor.get<Sent>('/api/v1/notifications?limit=80')).json.map(({ account }) => account.id);
    const [muted = '', blocked = ''] = new Set(await senders());
    await visitor.post(`/api/v1/accounts/${muted}/mute`);
    await visitor.post(`/api/v1/accounts/${blocked}/block`);
    expect(await senders()).not.toContain(muted);
    expect(await senders()).not.toContain(blocked);
  });
});

describe('the marker of notifications', () => {
  it('is at first the newest of the seeded world, in seconds on snac', async () => {
    const marker = async (serverProfile: 'default' | 'snac'): Promise<[Json | undefined, Notification | undefined]> => {
      const visitor = visit({ serverProfile });
      const { json } = await visitor.get<Record<string, Json>>('/api/v1/markers?timeline[]=notifications');
      return [json['notifications'], (await visitor.get<Notification[]>('/api/v1/notifications?limit=1')).json[0]];
    };
    const [first, newest] = await marker('default');
    expect(first).toEqual({ last_read_id: newest?.id, version: 0, updated_at: newest?.['created_at'] });
    const [seconds, newestOfSnac] = await marker('snac');
    expect(seconds?.['updated_at']).toBe(String(Math.floor(Date.parse(String(newestOfSnac?.['created_at'])) / 1000)));
  });

  it('counts the unread ones, and those above it alone', async () => {
    const visitor = visit({ serverProfile: 'pleroma', control: true });
    await control(visitor, { type: 'mention', count: 3 });
    const [, second] = (await visitor.get<Notification[]>('/api/v1/notifications?limit=3')).json;
    const { json } = await visitor.post<Record<string, Json>>('/api/v1/markers', {
      notifications: { last_read_id: second?.id },
      home: { last_read_id: '1' },
    });
    expect(json['notifications']).toMatchObject({ last_read_id: second?.id, version: 0, pleroma: { unread_count: 1 } });
    expect(json['home']).not.toHaveProperty('pleroma');
  });
});

it('Pleroma answers the notifications that were seen, and refuses a request without an id', async () => {
  const visitor = visit({ serverProfile: 'pleroma', control: true });
  await control(visitor, { type: 'mention', count: 2 });
  const ids = (await visitor.get<Notification[]>('/api/v1/notifications?limit=2')).json.map(({ id }) => id);
  const { json } = await visitor.post<Notification[]>('/api/v1/pleroma/notifications/read', { id: ids[1] });
  expect(json).toHaveLength(80);
  expect(json.at(-1)).toMatchObject({ id: ids[1], pleroma: { is_seen: true } });
  expect((await visitor.post('/api/v1/pleroma/notifications/read', {})).status).toBe(400);
  expect((await visit().post('/api/v1/pleroma/notifications/read', { max_id: '1' })).status).toBe(404);
});

describe('policies and requests', () => {
  it('show one request with its newest post, and 404 for other accounts', async () => {
    const visitor = visit();
    const [first] = (await visitor.get<Json[]>('/api/v1/notifications/requests?limit=1')).json;
    expect(first).toMatchObject({
      created_at: '2026-11-20T04:10:00.000Z',
      updated_at: '2026-11-20T11:28:26.739Z',
      notifications_count: '3',
      account: { acct: 'ines@mar.example' },
      last_status: { account: { acct: 'ines@mar.example' } },
    });
    expect((await visitor.get(`/api/v1/notifications/requests/${String(first?.['id'])}`)).json).toEqual(first);
    expect((await visitor.get('/api/v1/notifications/requests/merged')).json).toEqual({ merged: true });
    const { memberId } = visitor.instance.world;
    expect((await visitor.get(`/api/v1/notifications/requests/${memberId}`)).status).toBe(404);
    expect((await visitor.post(`/api/v1/notifications/requests/${memberId}/accept`)).status).toBe(404);
  });

  it('tell the stream when the notifications of an accepted sender are merged', async () => {
    const visitor = visit();
    const frames: StreamFrame[] = [];
    visitor.instance.subscribe(visitor.token, frame => frames.push(frame))?.subscribe({ stream: 'user:notification' });
    const [first] = (await visitor.get<Json[]>('/api/v1/notifications/requests')).json;
    await visitor.post(`/api/v1/notifications/requests/${String(first?.['id'])}/accept`);
    expect(frames).toContainEqual({ stream: ['user:notification'], event: 'notifications_merged', payload: '1' });
  });

  it('drop one sender and accept another, and keep accepting the accepted one', async () => {
    const visitor = visit({ control: true });
    const [first, second] = (await visitor.get<{ id: string; account: { acct: string } }[]>('/api/v1/notifications/requests'))
      .json;
    expect((await visitor.post(`/api/v1/notifications/requests/${first?.id ?? ''}/dismiss`)).json).toEqual({});
    await visitor.post('/api/v1/notifications/requests/accept', { id: [second?.id, '1'] });
    const policy = await visitor.get<{ summary: Json }>('/api/v2/notifications/policy');
    expect(policy.json).toEqual({
      for_not_following: 'accept',
      for_not_followers: 'accept',
      for_new_accounts: 'accept',
      for_private_mentions: 'filter',
      for_limited_accounts: 'filter',
      summary: { pending_requests_count: 0, pending_notifications_count: 0 },
    });
    await visitor.send('PUT', '/api/v2/notifications/policy', { for_not_following: 'drop' });
    expect((await control(visitor, { type: 'follow', from: [second?.account.acct] })).json).toEqual({ added: 1 });
    expect((await control(visitor, { type: 'follow', from: [first?.account.acct] })).json).toEqual({ added: 0 });
  });

  it.each([
    ['for_not_following', 'ines@mar.example', 'lev'],
    ['for_not_followers', 'owlbox@north.example', 'ines@mar.example'],
    ['for_limited_accounts', 'noisy@ink.example', 'ines@mar.example'],
  ])('%s drops %s, not %s', async (group, dropped, kept) => {
    const visitor = visit({ control: true });
    await visitor.send('PATCH', '/api/v2/notifications/policy', { [group]: 'drop' });
    expect((await control(visitor, { type: 'follow', from: [dropped] })).json).toEqual({ added: 0 });
    expect((await control(visitor, { type: 'follow', from: [kept] })).json).toEqual({ added: 1 });
  });

  it('keep the notifications of strangers back until their sender is accepted', async () => {
    const visitor = visit();
    const { json: requests } = await visitor.get<{ id: string; notifications_count: string }[]>('/api/v1/notifications/requests');
    expect(requests.map(one => one.notifications_count).toSorted()).toEqual(['1', '3']);
    const policy = await visitor.get<{ summary: Json }>('/api/v2/notifications/policy');
    expect(policy.json.summary).toEqual({ pending_requests_count: 2, pending_notifications_count: 4 });
    const from = async () => (await visitor.get<Notification[]>('/api/v1/notifications?limit=80')).json.length;
    const before = await from();
    const [first, second] = requests;
    await visitor.post(`/api/v1/notifications/requests/${first?.id ?? ''}/accept`);
    expect(await from()).toBe(Math.min(80, before + Number(first?.notifications_count)));
    await visitor.post('/api/v1/notifications/requests/dismiss', { id: [second?.id] });
    expect((await visitor.get<Json[]>('/api/v1/notifications/requests')).json).toEqual([]);
  });

  it('drop what the policy drops', async () => {
    const visitor = visit({ control: true });
    await visitor.send('PATCH', '/api/v2/notifications/policy', { for_not_following: 'drop', for_not_followers: 'filter' });
    const { json } = await control(visitor, { type: 'follow', count: 60 });
    expect(json['added']).toBeLessThan(60);
    expect((await visitor.send('PATCH', '/api/v2/notifications/policy', { for_not_following: 'never' })).status).toBe(422);
  });
});

it('dismisses one notification, and counts the unread ones', async () => {
  const visitor = visit({ control: true });
  expect((await visitor.get('/api/v1/notifications/unread_count')).json).toEqual({ count: 0 });
  await control(visitor, { type: 'mention', count: 3 });
  expect((await visitor.get('/api/v1/notifications/unread_count')).json).toEqual({ count: 3 });
  const { json } = await visitor.get<Notification[]>('/api/v1/notifications?limit=1');
  expect((await visitor.post(`/api/v1/notifications/${json[0]?.id ?? ''}/dismiss`)).status).toBe(200);
  expect((await visitor.get('/api/v1/notifications/unread_count')).json).toEqual({ count: 2 });
});
