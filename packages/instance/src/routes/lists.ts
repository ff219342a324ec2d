import type { Hono } from 'hono';

import { needViewer } from '../http/access.js';
import { cutNumbered, sendPage } from '../http/paging.js';
import { notFound } from '../http/refusal.js';
import { accountsJson } from '../server/serialize.js';
import type { Environment, Server, Wire } from '../server/server.js';
import { listsOf } from '../world/timelines.js';
import type { ListRecord } from '../world/world.js';

/** A list of the viewer's own; anybody else's is a 404. */
export function listFrom(server: Server, id: string, viewerId: string): ListRecord {
  const list = server.world.lists.get(id);
  if (list === undefined || list.owner_id !== viewerId) throw notFound();
  return list;
}

const listJson = ({ id, title, replies_policy }: ListRecord): Wire => ({ id, title, replies_policy, exclusive: false });

/** Reading the lists of a member. Their posts are in timelines.ts. */
export function listRoutes(app: Hono<Environment>, server: Server): void {
  app.get('/api/v1/lists', context => {
    const viewerId = needViewer(context, 'read:lists');
    return context.json(listsOf(server.world, viewerId).map(listJson));
  });

  app.get('/api/v1/lists/:id', context => {
    const viewerId = needViewer(context, 'read:lists');
    return context.json(listJson(listFrom(server, context.req.param('id'), viewerId)));
  });

  app.get('/api/v1/lists/:id/accounts', context => {
    const viewerId = needViewer(context, 'read:lists');
    const list = listFrom(server, context.req.param('id'), viewerId);
    const cut = cutNumbered(context, server, 'people', `list ${list.id}`, list.account_ids);
    return sendPage(context, server, 'people', cut, accountsJson(server, cut.ids));
  });
}
