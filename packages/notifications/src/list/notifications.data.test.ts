import { createClient, detectFeatures, type Client, type StreamNotification } from '@rookery/api-client';
import { itemIds, queuedCount, type ListState } from '@rookery/store/list';
import {
  accountStore,
  createQueryClient,
  forgetStatus,
  instanceQuery,
  listQuery,
  notificationStreamKey,
  writeRelationship,
} from '@rookery/store';
import { aRelationship } from '@rookery/api-client/testing';
import { createInstance, type InstanceOptions } from '@rookery/instance';
import type { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aNotification } from '../test-support/test-notifications.js';
import { notificationRows } from './notification-rows.js';
import {
  emptyLists,
  followNotifications,
  ingestNotifications,
  knownNotification,
  notificationItems,
  notificationList,
  notificationsPath,
  type NotificationSource,
} from './notifications.data.js';

const origin = 'https://rookery.test';
const all: NotificationSource = { tab: 'all', accountId: null, isGrouped: true };
const mentions: NotificationSource = { ...all, tab: 'mentions' };

beforeEach(() => void vi.useRealTimers());

async function open(serverProfile: InstanceOptions['serverProfile'] = 'default') {
  const instance = createInstance({ origin, now: () => Date.UTC(2026, 10, 20, 12), control: true, serverProfile });
  const accessToken = instance.issueToken('mara');
  const requests: string[] = [];
  const client: Client = createClient({
    baseUrl: origin,
    accessToken,
    fetch: (input, init) => {
      const request = new Request(input, init);
      requests.push(request.url);
      return instance.fetch(request);
    },
  });
  const queryClient = createQueryClient();
  followNotifications(queryClient);
  const load = (source = all) => queryClient.fetchQuery(listQuery(client, notificationList(queryClient, source)));
  const stateOf = (source = all) => queryClient.getQueryData<ListState>(notificationList(queryClient, source).queryKey);
  const control = (body: object) =>
    instance.fetch(
      new Request(`${origin}/_control/notifications`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      }),
    );
  const newest = async (): Promise<StreamNotification> => {
    const { data } = await client.request('GET', '/api/v1/notifications?limit=1');
    const [payload] = data as { id: string; type: string }[];
    if (payload === undefined) throw new Error('There are no notifications.');
    return { id: payload.id, type: payload.type, payload };
  };
  return { client, requests, queryClient, load, stateOf, control, newest };
}

const itemsOf = (queryClient: QueryClient, state: ListState | undefined) =>
  itemIds(state?.entries ?? []).flatMap(id => knownNotification(queryClient, id) ?? []);

const receive = async (queryClient: QueryClient, notification: StreamNotification) => {
  accountStore(queryClient).events.emit('notificationReceived', { notification });
};

describe('lists of notifications', () => {
  it('[HINT-02] are grouped by a server that groups', async () => {
    const { load, queryClient } = await open();
    const items = itemsOf(queryClient, await load());
    expect(items.some(({ notifications_count }) => notifications_count > 1)).toBe(true);
    expect(new Set(items.map(({ group_key }) => group_key)).size).toBe(items.length);
  });

  it.each(['gotosocial', 'hollo', 'snac', 'pleroma', 'rebased', 'truth', 'mastodon-4.7'] as const)(
    'load on %s',
    async profile => {
      const { load, queryClient } = await open(profile);
      const items = itemsOf(queryClient, await load());
      expect(items.length).toBeGreaterThan(5);
      expect(items.some(({ type }) => type.includes('chat'))).toBe(false);
    },
  );

  it.each(['default', 'gotosocial', 'truth', 'snac'] as const)('of mentions have nothing else on %s', async profile => {
    const { load, queryClient } = await open(profile);
    const types = new Set(itemsOf(queryClient, await load(mentions)).map(({ type }) => type));
    for (const type of types) expect(['mention', 'quote', 'pending.reply']).toContain(type);
    expect(types.has('mention')).toBe(true);
  });

  it('queue what the stream brings, where its type belongs', async () => {
    const { load, queryClient, stateOf, control, newest } = await open('gotosocial');
    await load();
    await load(mentions);
    await control({ type: 'follow' });
    await receive(queryClient, await newest());
    await vi.waitFor(() => expect(queuedCount(stateOf() as ListState)).toBe(1));
    expect(queuedCount(stateOf(mentions) as ListState)).toBe(0);
  });

  const refresh = async (queryClient: QueryClient, load: () => Promise<ListState>) => {
    await queryClient.invalidateQueries({ queryKey: notificationList(queryClient, all).queryKey });
    await load();
  };

  it('[HINT-02] queue a group that grew, once, and keep it where it was read', async () => {
    const { load, queryClient, stateOf, control } = await open();
    await control({ type: 'favourite', count: 1 });
    const [read] = itemsOf(queryClient, await load());
    await control({ type: 'favourite', count: 2, from: ['noor@hoshi.example', 'lev@tram.example'] });
    await refresh(queryClient, load);
    await control({ type: 'favourite', count: 1, from: ['tobi@tram.example'] });
    await refresh(queryClient, load);
    await refresh(queryClient, load);
    const state = stateOf() as ListState;
    expect(itemsOf(queryClient, state)[0]).toEqual(read);
    expect(queuedCount(state)).toBe(1);
    const [grown] = itemIds(state.queue).map(id => knownNotification(queryClient, id));
    expect(grown).toMatchObject({
      group_key: read?.group_key,
      notifications_count: (read?.notifications_count ?? 0) + 3,
    });
  });

  it('[HINT-02] give a group that lost its newest member its new id, in its place', async () => {
    const { load, client, queryClient, stateOf, control, newest } = await open();
    await control({ type: 'favourite', count: 2, from: ['noor@hoshi.example', 'lev@tram.example'] });
    const [read] = itemsOf(queryClient, await load());
    await client.request('POST', `/api/v1/notifications/${(await newest()).id}/dismiss`);
    await refresh(queryClient, load);
    const state = stateOf() as ListState;
    const [shrunk] = itemsOf(queryClient, state);
    expect(shrunk?.group_key).toBe(read?.group_key);
    expect(shrunk?.id).not.toBe(read?.id);
    expect(itemsOf(queryClient, state).filter(item => item.group_key === read?.group_key)).toHaveLength(1);
    expect(queuedCount(state)).toBe(0);
  });

  it('lose what was dismissed on another device', async () => {
    const { load, client, queryClient, stateOf } = await open('rebased');
    const [first] = itemsOf(queryClient, await load());
    if (first === undefined) throw new Error('There are no notifications.');
    await client.request('POST', `/api/v1/notifications/${first.id}/dismiss`);
    await queryClient.invalidateQueries({ queryKey: notificationList(queryClient, all).queryKey });
    await load();
    expect(itemIds(stateOf()?.entries ?? [])).not.toContain(first.id);
  });

  it('lose the items of a deleted post', async () => {
    const { load, queryClient, stateOf } = await open('gotosocial');
    const item = itemsOf(queryClient, await load()).find(({ status }) => status !== null);
    forgetStatus(queryClient, item?.status?.id ?? '');
    expect(itemsOf(queryClient, stateOf()).some(({ status }) => status?.id === item?.status?.id)).toBe(false);
  });

  it.each([
    ['blocked', { blocking: true }, true],
    ['muted', { muting: true, muting_notifications: true }, true],
    ['muted, but not its notifications', { muting: true, muting_notifications: false }, false],
  ])('treat an account that is %s', async (_, change, isGone) => {
    const { load, queryClient, stateOf } = await open('gotosocial');
    const [item] = itemsOf(queryClient, await load());
    const id = item?.accounts[0]?.id ?? '';
    writeRelationship(queryClient, aRelationship({ id }));
    writeRelationship(queryClient, aRelationship({ id, ...change }));
    const isThere = itemsOf(queryClient, stateOf()).some(({ accounts }) => accounts.every(account => account.id === id));
    expect(isThere).toBe(!isGone);
  });

  it('are requested again after a reconnect', async () => {
    const { load, queryClient, stateOf, control } = await open('gotosocial');
    await load();
    await control({ type: 'follow', count: 2 });
    const { events, lists } = accountStore(queryClient);
    lists.connect(notificationStreamKey);
    events.emit('notificationsStale', {});
    expect(stateOf()?.isStale).toBe(true);
    await load();
    expect(queuedCount(stateOf() as ListState)).toBe(2);
    expect(stateOf()?.isStale).toBe(false);
  });

  it.each(['default', 'rebased'] as const)(
    'ask a %s server for newer ones alone once the stream connects',
    async serverProfile => {
      const { requests, load, queryClient, stateOf, control } = await open(serverProfile);
      const known = itemIds((await load()).entries);
      await control({ type: 'follow', count: 2 });
      const { events, lists } = accountStore(queryClient);
      lists.connect(notificationStreamKey);
      events.emit('notificationsStale', { isNewer: true });
      await load();
      expect(queuedCount(stateOf() as ListState)).toBeGreaterThan(0);
      expect(itemIds(stateOf()?.entries ?? [])).toEqual(known);
      const bounds = requests
        .filter(url => url.includes('/notifications?'))
        .map(url => new URL(url).searchParams.has('since_id'));
      expect(bounds).toEqual([false, true]);
    },
  );

  it.each(['default', 'rebased', 'gotosocial'] as const)(
    'are requested from a %s server at the path that is told before',
    async serverProfile => {
      const { client, requests, queryClient, load } = await open(serverProfile);
      const features = detectFeatures(await queryClient.fetchQuery(instanceQuery(client)));
      for (const source of [all, mentions, { ...all, isGrouped: false, tab: 'polls' as const }]) {
        await load(source);
        expect(requests.at(-1)).toBe(origin + notificationsPath(client, source, features));
      }
    },
  );

  it('come back when the server refuses to delete them', async () => {
    const { load, queryClient, stateOf } = await open();
    const count = itemsOf(queryClient, await load()).length;
    const restore = emptyLists(queryClient);
    expect(itemIds(stateOf()?.entries ?? [])).toEqual([]);
    restore();
    expect(itemIds(stateOf()?.entries ?? [])).toHaveLength(count);
  });
});

describe('the items of a list of notifications', () => {
  const like = (id: string) => aNotification({ id, group_key: 'likes' });
  const known = [like('30'), like('29'), aNotification({ id: '20', type: 'poll', group_key: null })];
  const rows = notificationRows({
    entries: known.map(({ id }) => ({ kind: 'item', id })),
    itemOf: id => known.find(item => item.id === id),
    isGrouping: true,
    isUnread: () => false,
    isFiltered: () => false,
  });
  const items = notificationItems(true);

  it('[HINT-02] have the row of their group', () => {
    const queryClient = createQueryClient();
    ingestNotifications(queryClient, known);
    expect(items.keyOf('29', items.itemOf(queryClient, '29'))).toBe('n:likes');
    expect(notificationItems(false).keyOf('29', items.itemOf(queryClient, '29'))).toBe('n:29');
    expect(items.keyOf('1', items.itemOf(queryClient, '1'))).toBe('');
  });

  it('[HINT-02] are found by the key of a row, a group by its newest', () => {
    expect(items.idOfKey('n:likes', rows)).toBe('30');
    expect(items.idOfKey('g:30', rows)).toBeNull();
  });

  it('[HINT-02] have an order between single ones alone', () => {
    const [group, single] = rows;
    expect(single && items.isBelow(single, 'n:25')).toBe(true);
    expect(single && items.isBelow(single, 'n:15')).toBe(false);
    expect(group && items.isBelow(group, 'n:favourite:1::0')).toBe(false);
  });
});
