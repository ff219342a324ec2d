import type { Hono } from 'hono';

import { viewerFor, requireViewer, statusFrom } from '../http/access.js';
import { favouritedBy, rebloggedBy } from '../server/accounts-of-posts.js';
import { pageByCursor, pageStatuses, sendPage, sendStatuses } from '../http/paging.js';
import { queryParameters } from '../http/parameters.js';
import { notFound, wrongMethod } from '../http/refusal.js';
import { foundPlaceJson } from '../server/pleroma-block.js';
import { attachmentJson, statusJson, statusesJson } from '../server/serialize.js';
import type { Environment, Server, Wire } from '../server/server.js';
import { pageOf } from '../world/id-pages.js';
import { canSee } from '../world/visibility.js';
import type { StatusRecord } from '../world/records.js';
import { accountJson, accountsJson, emojisJson } from '../server/serialize-account.js';

function historyOf(server: Server, status: StatusRecord): Wire[] {
  const author = server.world.accounts.get(status.account_id);
  const versions = [
    ...status.edits,
    {
      created_at: status.edited_at ?? status.created_at,
      content: status.content,
      spoiler_text: status.spoiler_text,
      sensitive: status.sensitive,
      media_attachments: status.media_attachments,
      poll_options: status.poll?.options.map(({ title }) => title) ?? null,
    },
  ];
  return versions.map(({ media_attachments = status.media_attachments, poll_options = null, ...version }) => ({
    content: version.content,
    spoiler_text: version.spoiler_text,
    sensitive: version.sensitive,
    created_at: version.created_at,
    account: author === undefined ? null : accountJson(server, author),
    media_attachments: media_attachments.map(media => attachmentJson(server, media)),
    ...(poll_options === null ? {} : { poll: { options: poll_options.map(title => ({ title })) } }),
    emojis: emojisJson(server, status.emojis),
  }));
}

/** Reading statuses. Threads are in contexts.ts. Writing is in status-writing.ts; favourites, reblogs, bookmarks and pins are in status-actions.ts. */
export function statusRoutes(app: Hono<Environment>, server: Server): void {
  app.get('/api/v1/statuses', context => {
    if (!server.profile.statuses.batch) throw wrongMethod(server.profile);
    const viewerId = viewerFor(context, server, 'status');
    const query = queryParameters(new URL(context.req.url).searchParams);
    const ids = query.list('id').flatMap(wire => server.profile.ids.decode(wire) ?? []);
    const visible = ids.slice(0, 20).filter(id => canSee(server.world, id, viewerId));
    return context.json(statusesJson(server, visible, viewerId));
  });

  app.get('/api/v1/statuses/:id', context => {
    const viewerId = viewerFor(context, server, 'status');
    const status = statusFrom(server, context.req.param('id'), viewerId);
    const { wrapperIdIsInner } = server.profile.statuses;
    const wrapperId = viewerId === null ? undefined : server.world.reblogs.get(viewerId)?.get(status.id);
    const wrapper = wrapperIdIsInner && wrapperId !== undefined ? server.world.statuses.get(wrapperId) : undefined;
    return context.json(statusJson(server, wrapper ?? status, viewerId));
  });

  app.get('/api/v1/statuses/:id/history', context => {
    const viewerId = viewerFor(context, server, 'status');
    return context.json(historyOf(server, statusFrom(server, context.req.param('id'), viewerId)));
  });

  app.get('/api/v1/statuses/:id/source', context => {
    const viewerId = requireViewer(context, 'read:statuses');
    const status = statusFrom(server, context.req.param('id'), viewerId);
    if (status.account_id !== viewerId) throw notFound();
    const { event } = status;
    return context.json({
      id: context.req.param('id'),
      text: status.text,
      spoiler_text: status.spoiler_text,
      ...(event === undefined ? {} : { location: event.location === null ? null : foundPlaceJson(event.location) }),
    });
  });

  app.get('/api/v1/statuses/:id/favourited_by', context => {
    const viewerId = viewerFor(context, server, 'status');
    const status = statusFrom(server, context.req.param('id'), viewerId);
    const accountIds = favouritedBy(server.world, status.id);
    const page = pageByCursor(context, server, 'accounts', `favourited_by ${status.id}`, accountIds);
    return sendPage(context, server, 'accounts', page, accountsJson(server, page.ids));
  });

  app.get('/api/v1/statuses/:id/reblogged_by', context => {
    const viewerId = viewerFor(context, server, 'status');
    const status = statusFrom(server, context.req.param('id'), viewerId);
    const page = pageByCursor(context, server, 'accounts', `reblogged_by ${status.id}`, rebloggedBy(server.world, status.id));
    return sendPage(context, server, 'accounts', page, accountsJson(server, page.ids));
  });

  app.get('/api/v1/statuses/:id/quotes', context => {
    const viewerId = viewerFor(context, server, 'status');
    const status = statusFrom(server, context.req.param('id'), viewerId);
    const quotes = server.world.quotes.get(status.id) ?? [];
    const page = pageStatuses(context, server, range => pageOf(quotes, range, id => canSee(server.world, id, viewerId)));
    return sendStatuses(context, server, 'quotes', page, statusesJson(server, page.ids, viewerId));
  });
}
