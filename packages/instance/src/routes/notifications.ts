import type { Hono } from 'hono';

import { accountFrom, requireViewer } from '../http/access.js';
import { bodyParameters, queryParameters } from '../http/parameters.js';
import { readLimit, sendPage } from '../http/paging.js';
import { badRequest, notFound } from '../http/refusal.js';
import {
  groupedTypes,
  groupKeyOf,
  groupsJson,
  notificationIdFrom,
  notificationJson,
  notificationWireId,
  readUntil,
} from '../server/notification-json.js';
import type { NotificationRecord } from '../server/notification-record.js';
import { inboxOf } from '../server/notification-policy.js';
import { accountJson } from '../server/serialize-account.js';
import type { Environment, RouteContext, Server, Wire } from '../server/server.js';

interface NotificationPage {
  /** Newest first. */
  readonly items: readonly NotificationRecord[];
  readonly hasOlder: boolean;
}

/** The notifications that a request asks for by type and account, newest first. */
function wantedOf(context: RouteContext, server: Server, viewerId: string): NotificationRecord[] {
  const { typesParameter, asked } = server.profile.notifications;
  const query = queryParameters(new URL(context.req.url).searchParams);
  const types = typesParameter ? [...query.list('types'), ...query.list('include_types')] : [];
  const excluded = query.list('exclude_types');
  const from = query.text('account_id');
  const fromId = from === undefined ? null : server.profile.ids.decodeAccount(from);
  return inboxOf(server, viewerId, query.flag('include_filtered') === true || fromId !== null)
    .filter(({ type, accountId }) => {
      if (types.length > 0 ? !types.includes(type) : asked.includes(type)) return false;
      return !excluded.includes(type) && (fromId === null || accountId === fromId);
    })
    .toReversed();
}

function bound(context: RouteContext, server: Server, name: string): string | undefined {
  const wire = context.req.query(name);
  if (wire === undefined || wire === '') return undefined;
  const id = notificationIdFrom(server, wire);
  if (id === null && server.profile.paging.badCursor === 'refuse') throw badRequest('Invalid id');
  if (id === null) return server.profile.paging.badCursor === 'empty' && name === 'max_id' ? '' : undefined;
  return id.padStart(18, '0');
}

/** One page of a list, newest first. `keyOf`: items of one key count as one. */
function pageOf(
  context: RouteContext,
  server: Server,
  wanted: readonly NotificationRecord[],
  keyOf: (notification: NotificationRecord) => string,
): NotificationPage {
  const { notificationsMinId, notificationsSinceIdAlone } = server.profile.paging;
  const limit = readLimit(context, server, 'accounts');
  const [below, since, above] = ['max_id', 'since_id', 'min_id'].map(name => bound(context, server, name));
  const readsSince = notificationsSinceIdAlone || context.req.query('limit') !== undefined;
  const isFromBottom = above !== undefined && notificationsMinId === 'adjacent';
  const lowest = above ?? (readsSince ? since : undefined) ?? '';
  const fitting = wanted.filter(({ id }) => id > lowest && (below === undefined || id < below));
  const keys = new Set<string>();
  const items: NotificationRecord[] = [];
  for (const one of isFromBottom ? fitting.toReversed() : fitting) {
    const key = keyOf(one);
    if (!keys.has(key) && keys.size === limit) break;
    keys.add(key);
    items.push(one);
  }
  return isFromBottom
    ? { items: items.toReversed(), hasOlder: items.length > 0 }
    : { items, hasOlder: items.length < fitting.length };
}

function sendNotifications(
  context: RouteContext,
  server: Server,
  page: NotificationPage,
  body: readonly Wire[] | Wire,
): Response {
  const wire = (one: NotificationRecord | undefined) => (one === undefined ? undefined : notificationWireId(server, one));
  const edges = { first: wire(page.items[0]), last: wire(page.items.at(-1)), hasOlder: page.hasOlder };
  return sendPage(context, server, 'notifications', edges, body);
}

export function notificationRoutes(app: Hono<Environment>, server: Server): void {
  app.get('/api/v1/notifications', context => {
    const viewerId = requireViewer(context, 'read:notifications');
    const page = pageOf(context, server, wantedOf(context, server, viewerId), ({ id }) => id);
    return sendNotifications(
      context,
      server,
      page,
      page.items.map(one => notificationJson(server, one, viewerId)).filter(json => json !== null),
    );
  });

  countRoutes(app, server);
  groupRoutes(app, server);

  app.get('/api/v1/notifications/:id', context => {
    const viewerId = requireViewer(context, 'read:notifications');
    const id = notificationIdFrom(server, context.req.param('id'));
    const one = inboxOf(server, viewerId, true).find(candidate => candidate.id === id);
    const json = one === undefined ? null : notificationJson(server, one, viewerId);
    if (json === null) throw notFound();
    return context.json(json);
  });

  app.post('/api/v1/notifications/clear', context => {
    const viewerId = requireViewer(context, 'write:notifications');
    const newest = server.notifications.of(viewerId).at(-1);
    if (newest !== undefined) {
      server.overrides.change(state => {
        state.clearedNotifications[viewerId] = newest.id;
      });
    }
    return context.json({});
  });

  app.post('/api/v1/notifications/:id/dismiss', context => {
    const viewerId = requireViewer(context, 'write:notifications');
    const id = notificationIdFrom(server, context.req.param('id'));
    if (!server.profile.notifications.dismissible || !inboxOf(server, viewerId, true).some(one => one.id === id))
      throw notFound();
    server.notifications.remove(viewerId, one => one.id === id);
    return context.json({});
  });

  // Pleroma: marks notifications as seen beside the marker.
  app.post('/api/v1/pleroma/notifications/read', async context => {
    const viewerId = requireViewer(context, 'write:notifications');
    if (!server.profile.notifications.seen) throw notFound();
    const body = await bodyParameters(context.req.raw, false);
    const until = notificationIdFrom(server, body.text('max_id') ?? body.text('id') ?? '');
    if (until === null) throw badRequest('max_id is missing');
    server.overrides.change(state => {
      const seen = (state.seenNotifications ??= {});
      if (until > (seen[viewerId] ?? '')) seen[viewerId] = until;
    });
    const read = inboxOf(server, viewerId).filter(({ id }) => id <= until);
    return context.json(read.slice(-80).flatMap(one => notificationJson(server, one, viewerId) ?? []));
  });

  markerRoutes(app, server);
}

function countRoutes(app: Hono<Environment>, server: Server): void {
  const count = (context: RouteContext, keyOf: (one: NotificationRecord) => string): Response => {
    const viewerId = requireViewer(context, 'read:notifications');
    const until = readUntil(server, viewerId);
    const unread = new Set(inboxOf(server, viewerId).flatMap(one => (one.id > until ? keyOf(one) : [])));
    return context.json({ count: Math.min(unread.size, 100) });
  };
  app.get('/api/v1/notifications/unread_count', context => count(context, ({ id }) => id));
  if (server.profile.notifications.grouped) app.get('/api/v2/notifications/unread_count', context => count(context, groupKeyOf));
}

function groupRoutes(app: Hono<Environment>, server: Server): void {
  if (!server.profile.notifications.grouped) return;
  const path = '/api/v2/notifications';

  app.get(path, context => {
    const viewerId = requireViewer(context, 'read:notifications');
    const asked = queryParameters(new URL(context.req.url).searchParams).list('grouped_types');
    const kinds = asked.length === 0 ? groupedTypes : asked;
    const wanted = wantedOf(context, server, viewerId);
    const page = pageOf(context, server, wanted, one => groupKeyOf(one, kinds));
    return sendNotifications(context, server, page, groupsJson(server, wanted, page.items, viewerId, kinds));
  });

  const membersOf = (context: RouteContext, viewerId: string): NotificationRecord[] => {
    const members = inboxOf(server, viewerId).filter(one => groupKeyOf(one) === context.req.param('key'));
    if (members.length === 0) throw notFound();
    return members.toReversed();
  };
  app.get(`${path}/:key`, context => {
    const viewerId = requireViewer(context, 'read:notifications');
    const members = membersOf(context, viewerId);
    return context.json(groupsJson(server, members, members, viewerId));
  });
  app.get(`${path}/:key/accounts`, context => {
    const members = membersOf(context, requireViewer(context, 'read:notifications'));
    const accounts = [...new Set(members.map(({ accountId }) => accountId))];
    return context.json(accounts.map(id => accountJson(server, accountFrom(server, server.profile.ids.encodeAccount(id)))));
  });
  app.post(`${path}/:key/dismiss`, context => {
    const viewerId = requireViewer(context, 'write:notifications');
    const ids = new Set(membersOf(context, viewerId).map(({ id }) => id));
    server.notifications.remove(viewerId, ({ id }) => ids.has(id));
    return context.json({});
  });
}

function markerRoutes(app: Hono<Environment>, server: Server): void {
  /** Everything of the seeded world is read at first. */
  const markersOf = (viewerId: string): Record<string, unknown> => {
    const known = server.overrides.state.markers[viewerId] ?? {};
    if (known['notifications'] !== undefined) return known;
    const newest = server.notifications.of(viewerId).find(({ id }) => id === server.notifications.seededUntil(viewerId));
    if (newest === undefined) return known;
    const seeded = { last_read_id: notificationWireId(server, newest), version: 0, updated_at: timeOf(newest.createdAt) };
    return { ...known, notifications: seeded };
  };
  const timeOf = (time: number): string =>
    server.profile.markerTime === 'epoch-seconds' ? String(Math.floor(time / 1000)) : new Date(time).toISOString();
  const withCount = (viewerId: string, name: string, marker: unknown): unknown => {
    if (!server.profile.notifications.seen || name !== 'notifications' || typeof marker !== 'object') return marker;
    const until = readUntil(server, viewerId);
    return { ...marker, pleroma: { unread_count: inboxOf(server, viewerId).filter(({ id }) => id > until).length } };
  };

  app.get('/api/v1/markers', context => {
    const viewerId = requireViewer(context, 'read:statuses');
    const names = queryParameters(new URL(context.req.url).searchParams).list('timeline');
    const markers = Object.entries(markersOf(viewerId)).filter(([name]) => names.includes(name));
    return context.json(Object.fromEntries(markers.map(([name, marker]) => [name, withCount(viewerId, name, marker)])));
  });

  app.post('/api/v1/markers', async context => {
    const viewerId = requireViewer(context, 'write:statuses');
    const body = await bodyParameters(context.req.raw, server.profile.refusesEmptyJson !== 'never');
    const written = ['home', 'notifications'].flatMap(name => {
      const id = body.nested(name)?.text('last_read_id');
      return id === undefined ? [] : [{ name, id }];
    });
    server.overrides.change(state => {
      const markers = (state.markers[viewerId] ??= {});
      for (const { name, id } of written) {
        const version = (markers[name]?.version ?? -1) + 1;
        markers[name] = { last_read_id: id, version, updated_at: timeOf(server.now()) };
      }
    });
    const markers = server.overrides.state.markers[viewerId] ?? {};
    const answer = Object.fromEntries(written.map(({ name }) => [name, withCount(viewerId, name, markers[name])]));
    if (server.profile.markerEvents)
      server.hub.publish({
        kind: 'personal',
        to: viewerId,
        streams: ['user', 'user:notification'],
        event: 'marker',
        payload: JSON.stringify(answer),
      });
    return context.json(answer);
  });
}
