import type { Hono } from 'hono';

import { requireViewer } from '../http/access.js';
import { notificationJson } from '../server/serialize.js';
import { pageStatuses, sendStatuses } from '../http/paging.js';
import { bodyParameters, queryParameters } from '../http/parameters.js';
import { notFound } from '../http/refusal.js';
import type { Environment, Server, Wire } from '../server/server.js';
import type { NotificationRecord } from '../server/notifications.js';
import type { PageRange } from '../world/id-pages.js';
import { pageOf } from '../world/id-pages.js';
import { hasLink } from '../world/world.js';

/** The viewer's notifications, without cleared ones, muted and blocked accounts, and deleted statuses. */
function inboxOf(server: Server, viewerId: string): NotificationRecord[] {
  const { world, overrides } = server;
  const cleared = overrides.state.clearedNotifications[viewerId] ?? '';
  return server.notifications
    .of(viewerId)
    .filter(
      one =>
        one.id > cleared &&
        !hasLink(world.mutes, viewerId, one.accountId) &&
        !hasLink(world.blocks, viewerId, one.accountId) &&
        (one.statusId === null || world.statuses.has(one.statusId)),
    );
}

export function notificationRoutes(app: Hono<Environment>, server: Server): void {
  app.get('/api/v1/notifications', context => {
    const viewerId = requireViewer(context, 'read:notifications');
    const query = queryParameters(new URL(context.req.url).searchParams);
    const types = [...query.list('types'), ...query.list('include_types')];
    const excluded = query.list('exclude_types');
    const from = query.text('account_id');
    const fromId = from === undefined ? null : server.profile.ids.decodeAccount(from);
    const inbox = new Map(inboxOf(server, viewerId).map(one => [one.id, one]));
    const isWanted = (id: string): boolean => {
      const one = inbox.get(id);
      if (one === undefined) return false;
      if (types.length > 0 && !types.includes(one.type)) return false;
      if (fromId !== null && one.accountId !== fromId) return false;
      return !excluded.includes(one.type);
    };
    const { notificationsMinId, notificationsSinceIdAlone } = server.profile.paging;
    const adjust = ({ max_id, since_id, min_id }: PageRange): PageRange => {
      const since = notificationsSinceIdAlone || query.has('limit') ? since_id : undefined;
      return notificationsMinId === 'newest' ? { max_id, since_id: min_id ?? since } : { max_id, since_id: since, min_id };
    };
    const read = (range: PageRange): string[] => pageOf([...inbox.keys()], range, isWanted);
    const page = pageStatuses(context, server, read, 'accounts', adjust);
    const items: Wire[] = [];
    for (const id of page.ids) {
      const one = inbox.get(id);
      const json = one === undefined ? null : notificationJson(server, one, viewerId);
      if (json !== null) items.push(json);
    }
    return sendStatuses(context, server, 'notifications', page, items);
  });

  app.get('/api/v1/notifications/unread_count', context => {
    const viewerId = requireViewer(context, 'read:notifications');
    const read = server.overrides.state.markers[viewerId]?.['notifications']?.last_read_id ?? '';
    const readId = server.profile.ids.decode(read) ?? '';
    const count = inboxOf(server, viewerId).filter(one => one.id > readId).length;
    return context.json({ count: Math.min(count, 100) });
  });

  app.get('/api/v1/notifications/:id', context => {
    const viewerId = requireViewer(context, 'read:notifications');
    const id = server.profile.ids.decode(context.req.param('id'));
    const one = inboxOf(server, viewerId).find(candidate => candidate.id === id);
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

  app.get('/api/v1/markers', context => {
    const viewerId = requireViewer(context, 'read:statuses');
    const query = queryParameters(new URL(context.req.url).searchParams);
    const markers = server.overrides.state.markers[viewerId] ?? {};
    return context.json(Object.fromEntries(Object.entries(markers).filter(([name]) => query.list('timeline').includes(name))));
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
        const isEpoch = server.profile.markerTime === 'epoch-seconds';
        const updatedAt = isEpoch ? String(Math.floor(server.now() / 1000)) : new Date(server.now()).toISOString();
        markers[name] = { last_read_id: id, version, updated_at: updatedAt };
      }
    });
    const markers = server.overrides.state.markers[viewerId] ?? {};
    return context.json(Object.fromEntries(written.map(({ name }) => [name, markers[name]])));
  });
}
