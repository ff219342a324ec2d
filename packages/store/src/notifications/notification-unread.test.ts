import { describe, expect, it, vi } from 'vitest';
import { createClient } from '@rookery/api-client';
import { createFakeStream } from '@rookery/api-client/testing';
import { accountStore } from '../entities/account-store.data.js';
import { createQueryClient } from '../entities/create-query-client.data.js';
import { markNotificationsRead } from './notification-read.data.js';
import { bindNotifications, notificationStreamKey, unreadNotificationsQuery } from './notification-unread.data.js';

interface Server {
  version: string;
  marker: string | null;
  unread?: number;
  ids: string[];
  conflict?: string;
}

function open(server: Server) {
  const requests: string[] = [];
  const client = createClient({
    baseUrl: 'https://a.test',
    accessToken: 'token',
    async fetch(input, init) {
      const request = new Request(input, init);
      const { pathname } = new URL(request.url);
      requests.push(`${request.method} ${pathname}`);
      const markers = () =>
        server.marker === null
          ? {}
          : {
              notifications: {
                last_read_id: server.marker,
                ...(server.unread === undefined ? {} : { pleroma: { unread_count: server.unread } }),
              },
            };
      if (pathname === '/api/v2/instance') return Response.json({ domain: 'a.test', version: server.version });
      if (pathname === '/api/v1/notifications/unread_count') return Response.json({ count: server.unread ?? 0 });
      if (pathname === '/api/v1/notifications') return Response.json(server.ids.map(id => ({ id, type: 'mention' })));
      if (pathname === '/api/v1/markers' && request.method === 'POST') {
        if (server.conflict !== undefined) {
          server.marker = server.conflict;
          return Response.json({ error: 'Conflict' }, { status: 409 });
        }
        const body = (await request.json()) as { notifications: { last_read_id: string } };
        server.marker = body.notifications.last_read_id;
        server.unread = 0;
        return Response.json(markers());
      }
      if (pathname === '/api/v1/markers') return Response.json(markers());
      return Response.json([]);
    },
  });
  const queryClient = createQueryClient();
  const stream = createFakeStream();
  const unbind = bindNotifications(queryClient, client, stream, 0);
  const count = () => queryClient.getQueryData(unreadNotificationsQuery.queryKey);
  const receive = (id: string, type = 'mention') =>
    stream.emit({ type: 'notification', notification: { id, type, payload: {} } }, 'user');
  return { client, queryClient, stream, requests, count, receive, unbind };
}

const mastodon = '4.5.0';
const pleroma = '2.7.2 (compatible; Pleroma 2.9.1)';
const gotosocial = '0.20.0+git-1';

describe('the number of unread notifications', () => {
  it('[HINT-02] is the server\u2019s where it counts them', async () => {
    const { count } = open({ version: mastodon, marker: '5', unread: 7, ids: [] });
    await vi.waitFor(() => expect(count()).toEqual({ count: 7, isAtLeast: false }));
  });

  it('is that of the marker on Pleroma', async () => {
    const { count } = open({ version: pleroma, marker: '5', unread: 4, ids: [] });
    await vi.waitFor(() => expect(count()?.count).toBe(4));
  });

  it('counts the notifications above the marker on other servers', async () => {
    const { count } = open({ version: `2.7.2 (compatible; Takahe 0.11)`, marker: '5', ids: ['9', '8', '5', '3'] });
    await vi.waitFor(() => expect(count()).toEqual({ count: 2, isAtLeast: false }));
  });

  it('is at least the page when every notification of it is unread', async () => {
    const { count } = open({ version: gotosocial, marker: '1', ids: ['9', '8'] });
    await vi.waitFor(() => expect(count()).toEqual({ count: 2, isAtLeast: true }));
  });

  it('begins with those that arrive where the server keeps no marker', async () => {
    const { count, receive } = open({ version: gotosocial, marker: null, ids: ['9', '8'] });
    await vi.waitFor(() => expect(count()?.count).toBe(0));
    receive('10');
    expect(count()?.count).toBe(1);
  });

  it('counts each streamed notification once, and none about a chat', async () => {
    const { count, receive } = open({ version: gotosocial, marker: '5', ids: ['5'] });
    await vi.waitFor(() => expect(count()?.count).toBe(0));
    for (const id of ['6', '6', '7', '4']) receive(id);
    receive('8', 'pleroma:chat_mention');
    expect(count()?.count).toBe(2);
  });

  it('[HINT-02] follows a marker that another device moves', async () => {
    const server: Server = { version: gotosocial, marker: '5', ids: ['7', '6', '5'] };
    const { count, stream, requests } = open(server);
    await vi.waitFor(() => expect(count()?.count).toBe(2));
    server.marker = '7';
    const moved = (last_read_id: string) => ({
      type: 'markers_moved' as const,
      markers: { notifications: { last_read_id, version: 2, updated_at: null, unread_count: null } },
    });
    stream.emit(moved('7'), 'user');
    await vi.waitFor(() => expect(count()?.count).toBe(0));
    // Those of this device, late ones and those of Home change nothing.
    const before = requests.length;
    stream.emit(moved('7'), 'user');
    stream.emit(moved('5'), 'user');
    stream.emit({ type: 'markers_moved', markers: {} }, 'user');
    expect(requests).toHaveLength(before);
  });

  it('is requested again after a reconnect and after a poll', async () => {
    const server: Server = { version: gotosocial, marker: '5', ids: ['5'] };
    const { count, stream, queryClient } = open(server);
    await vi.waitFor(() => expect(count()?.count).toBe(0));
    server.ids = ['6', '5'];
    stream.emit({ type: 'connected', isReconnect: true });
    expect(accountStore(queryClient).lists.connectionOf(notificationStreamKey)).not.toBeNull();
    await vi.waitFor(() => expect(count()?.count).toBe(1));
    server.ids = ['7', '6', '5'];
    const minuteLater = Date.now() + 60_000;
    vi.spyOn(Date, 'now').mockReturnValue(minuteLater);
    stream.emit({ type: 'poll' });
    await vi.waitFor(() => expect(count()?.count).toBe(2));
  });
});

describe('markNotificationsRead', () => {
  it('moves the marker forward, and never back', async () => {
    const { client, queryClient, count, requests } = open({ version: mastodon, marker: '5', unread: 2, ids: [] });
    await vi.waitFor(() => expect(count()?.count).toBe(2));
    await markNotificationsRead(client, queryClient, '7');
    expect(count()?.count).toBe(0);
    const posts = () => requests.filter(request => request === 'POST /api/v1/markers').length;
    await markNotificationsRead(client, queryClient, '6');
    expect(posts()).toBe(1);
  });

  it('also marks them as seen on Pleroma', async () => {
    const { client, queryClient, count, requests } = open({ version: pleroma, marker: '5', unread: 2, ids: [] });
    await vi.waitFor(() => expect(count()?.count).toBe(2));
    await markNotificationsRead(client, queryClient, '7');
    expect(requests).toContain('POST /api/v1/pleroma/notifications/read');
  });

  it('takes the position of another device that wrote at the same moment', async () => {
    const { client, queryClient, count, receive } = open({ version: gotosocial, marker: '5', ids: ['7'], conflict: '9' });
    await vi.waitFor(() => expect(count()?.count).toBe(1));
    await markNotificationsRead(client, queryClient, '7');
    receive('8');
    expect(count()?.count).toBe(0);
    receive('10');
    expect(count()?.count).toBe(1);
  });
});
