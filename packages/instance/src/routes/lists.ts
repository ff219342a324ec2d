import type { Hono } from 'hono';

import { requireViewer } from '../http/access.js';
import { pageByCursor, sendPage } from '../http/paging.js';
import { notFound } from '../http/refusal.js';
import { accountsJson } from '../server/serialize.js';
import type { Environment, Server, Wire } from '../server/server.js';
import { listsOf } from '../world/timelines.js';
import type { ListRecord } from '../world/world.js';

/** A list of the viewer; 404 for all others. */
export function listFrom(server: Server, id: string, viewerId: string): ListRecord {
  const list = server.world.lists.get(id);
  if (list === undefined || list.owner_id !== viewerId) throw notFound();
  return list;
}

const listJson = ({ id, title, replies_policy }: ListRecord): Wire => ({ id, title, replies_policy, exclusive: false });

/** Reading lists. Their timelines are in timelines.ts. */
export function listRoutes(app: Hono<Environment>, server: Server): void {
  app.get('/api/v1/lists', context => {
    const viewerId = requireViewer(context, 'read:lists');
    return context.json(listsOf(server.world, viewerId).map(listJson));
  });

  app.get('/api/v1/lists/:id', context => {
    const viewerId = requireViewer(context, 'read:lists');
    return context.json(listJson(listFrom(server, context.req.param('id'), viewerId)));
  });

  app.get('/api/v1/lists/:id/accounts', context => {
    const viewerId = requireViewer(context, 'read:lists');
    const list = listFrom(server, context.req.param('id'), viewerId);
    const page = pageByCursor(context, server, 'accounts', `list ${list.id}`, list.account_ids);
    return sendPage(context, server, 'accounts', page, accountsJson(server, page.ids));
  });
}
