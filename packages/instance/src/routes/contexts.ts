import type { Hono } from 'hono';

import { paramOf, requireViewer, statusFrom, viewerFor } from '../http/access.js';
import { readLimit } from '../http/paging.js';
import { notFound } from '../http/refusal.js';
import { publishStatus } from '../server/notify.js';
import { statusesJson } from '../server/serialize.js';
import type { Environment, RouteContext, Server } from '../server/server.js';
import { addReplies } from '../world/replies.js';
import { threadOf } from '../world/timelines.js';
import { hasLink } from '../world/world.js';

/** Limits of a thread for visitors, as in Mastodon. */
const VISITOR_ANCESTORS = 40;
const VISITOR_DESCENDANTS = 60;
/** Seconds between two questions about a refresh, as Mastodon recommends them. */
const RETRY_SECONDS = 3;

/** The thread of the request's status, as its viewer may see it. */
function requestedThread(context: RouteContext, server: Server) {
  const viewerId = viewerFor(context, server, 'context');
  const status = statusFrom(server, paramOf(context, 'id'), viewerId);
  settleFetches(server);
  const { world, profile } = server;
  const { leavesOut } = profile.threads;
  const thread = threadOf(world, status.id, viewerId, ({ account_id: author }) => {
    if (viewerId === null || leavesOut === 'none') return false;
    return hasLink(world.blocks, viewerId, author) || (leavesOut === 'silenced' && hasLink(world.mutes, viewerId, author));
  });
  return { viewerId, status, ...thread };
}

/** Adds the replies that have arrived from other servers. */
function settleFetches(server: Server): void {
  server.replyFetches.settle(server.now(), (statusId, count) => {
    const replies = addReplies(server.world, statusId, count, { shape: 'flat', authorId: null, now: server.now() });
    for (const reply of replies) publishStatus(server, reply);
  });
}

/** The threads of statuses: whole, in pages, and the fetches of replies from other servers. */
export function contextRoutes(app: Hono<Environment>, server: Server): void {
  const { pageSize, refreshes } = server.profile.threads;

  app.get('/api/v1/statuses/:id/context', context => {
    const { viewerId, status, ancestors, descendants } = requestedThread(context, server);
    const isVisitor = viewerId === null;
    const refreshId = refreshes && !isVisitor ? server.replyFetches.start(status.id, server.now()) : null;
    if (refreshId !== null) {
      context.header('Mastodon-Async-Refresh', `id="${refreshId}", retry=${String(RETRY_SECONDS)}`);
    }
    return context.json({
      ancestors: statusesJson(server, isVisitor ? ancestors.slice(-VISITOR_ANCESTORS) : ancestors, viewerId),
      descendants: statusesJson(server, isVisitor ? descendants.slice(0, VISITOR_DESCENDANTS) : descendants, viewerId),
    });
  });

  if (refreshes) {
    app.get('/api/v1_alpha/async_refreshes/:id', context => {
      requireViewer(context, 'read');
      settleFetches(server);
      const found = server.replyFetches.find(context.req.param('id'));
      if (found === null) throw notFound();
      const status = found.isRunning ? 'running' : 'finished';
      return context.json({ async_refresh: { id: context.req.param('id'), status, result_count: found.replies } });
    });
  }

  if (pageSize === null) return;
  app.get('/api/v1/statuses/:id/context/ancestors', context => {
    const { viewerId, ancestors } = requestedThread(context, server);
    return context.json(statusesJson(server, ancestors, viewerId));
  });

  app.get('/api/v1/statuses/:id/context/descendants', context => {
    const { viewerId, descendants } = requestedThread(context, server);
    const limit = context.req.query('limit') === undefined ? pageSize : readLimit(context, server, 'statuses');
    const offset = Math.max(0, Number.parseInt(context.req.query('offset') ?? '0', 10) || 0);
    const end = offset + limit;
    if (end < descendants.length) {
      const next = new URL(new URL(context.req.url).pathname, server.origin);
      next.searchParams.set('offset', String(end));
      context.header('Link', `<${next.href}>; rel="next"`);
    }
    return context.json(statusesJson(server, descendants.slice(offset, end), viewerId));
  });
}
