import { expect, describe, it } from 'vitest';
import { visit, type Json, type Visitor } from './test-support/visitor.js';

interface Notification extends Json {
  id: string;
  type: string;
  status?: Json;
}
interface Groups {
  accounts: Json[];
  statuses: Json[];
  notification_groups: { group_key: string; notifications_count: number; most_recent_notification_id: string; type: string }[];
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
    expect(json.statuses.length).toBeGreaterThan(0);
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

describe('policies and requests', () => {
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
