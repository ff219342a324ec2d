import type { Hono } from 'hono';

import { paramOf, requireViewer } from '../http/access.js';
import { pageStatuses, sendStatuses } from '../http/paging.js';
import { notFound } from '../http/refusal.js';
import { conversationJson } from '../server/conversation-events.js';
import { statusesJson } from '../server/serialize.js';
import type { Environment, RouteContext, Server } from '../server/server.js';
import { conversationsOf, lastOf, readConversation, removeConversation, type Conversation } from '../world/conversations.js';
import { pageOf } from '../world/id-pages.js';

const BASE = '/api/v1/conversations';

function conversationFrom(context: RouteContext, server: Server, scope: string): { viewerId: string; found: Conversation } {
  const viewerId = requireViewer(context, scope);
  const id = server.profile.ids.decode(paramOf(context, 'id'));
  const found = conversationsOf(server.world, viewerId).find(one => one.id === id);
  if (found === undefined) throw notFound();
  return { viewerId, found };
}

/** Threads of direct posts, for server profiles that list them. The cursors are ids of the latest posts. */
export function conversationRoutes(app: Hono<Environment>, server: Server): void {
  const { conversations } = server.profile;
  if (conversations === 'none') return;

  app.get(BASE, context => {
    const viewerId = requireViewer(context, 'read:statuses');
    const all = conversations === 'empty' ? [] : conversationsOf(server.world, viewerId);
    const ids = all.map(lastOf).toReversed();
    const page = pageStatuses(context, server, range => pageOf(ids, range, () => true));
    const items = page.ids.flatMap(id => {
      const found = all.find(one => lastOf(one) === id);
      return found === undefined ? [] : [conversationJson(server, found, viewerId)];
    });
    return sendStatuses(context, server, 'conversations', page, items);
  });
  if (conversations === 'empty') return;

  app.post(`${BASE}/:id/read`, context => {
    const { viewerId, found } = conversationFrom(context, server, 'write:conversations');
    readConversation(server.world, found);
    return context.json(conversationJson(server, { ...found, unread: false }, viewerId));
  });

  app.delete(`${BASE}/:id`, context => {
    const { found } = conversationFrom(context, server, 'write:conversations');
    removeConversation(server.world, found);
    return context.json({});
  });
  if (conversations !== 'pleroma') return;

  app.get('/api/v1/pleroma/conversations/:id/statuses', context => {
    const { viewerId, found } = conversationFrom(context, server, 'read:statuses');
    const page = pageStatuses(context, server, range => pageOf(found.status_ids, range, () => true));
    return sendStatuses(context, server, 'public', page, statusesJson(server, page.ids, viewerId));
  });
}
