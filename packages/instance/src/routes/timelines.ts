import type { Hono } from 'hono';

import { viewerFor, requireViewer } from '../http/access.js';
import { pageByCursor, pageStatuses, readLimit, sendPage, sendStatuses } from '../http/paging.js';
import { queryParameters } from '../http/parameters.js';
import { hasEvents } from '../server-profiles/server-profile.js';
import { statusesJson } from '../server/serialize.js';
import type { Environment, Server } from '../server/server.js';
import { canSee } from '../world/visibility.js';
import { homeTimeline, listTimeline, publicTimeline, tagTimeline } from '../world/timelines.js';
import { listFrom } from './lists.js';
import type { StatusRecord } from '../world/records.js';

/** Number of further hashtags of each kind that are read. */
const MAX_TAGS = 4;

export function timelineRoutes(app: Hono<Environment>, server: Server): void {
  app.get('/api/v1/timelines/home', context => {
    const viewerId = requireViewer(context, 'read:statuses');
    const page = pageStatuses(context, server, range => homeTimeline(server.world, viewerId, range));
    const items = statusesJson(server, page.ids, viewerId);
    const isShort = page.ids.length < readLimit(context, server, 'statuses');
    const isTwice = server.profile.paging.homeMinIdTwice && isShort && context.req.query('min_id') !== undefined;
    return sendStatuses(context, server, 'home', page, isTwice ? [...items, ...items] : items);
  });

  app.get('/api/v1/timelines/public', context => {
    const viewerId = viewerFor(context, server, 'public');
    const query = queryParameters(new URL(context.req.url).searchParams);
    const filter = {
      local: query.flag('local'),
      remote: server.profile.paging.remoteFilter ? query.flag('remote') : undefined,
      onlyMedia: query.flag('only_media'),
      onlyEvents: hasEvents(server.profile) ? query.flag('only_events') : undefined,
      host: server.profile.instance.features.includes('remote_timeline') ? query.text('instance') : undefined,
    };
    const page = pageStatuses(context, server, range => publicTimeline(server.world, viewerId, filter, range));
    return sendStatuses(context, server, 'public', page, statusesJson(server, page.ids, viewerId));
  });

  app.get('/api/v1/timelines/tag/:name', context => {
    const viewerId = viewerFor(context, server, 'tag');
    const name = context.req.param('name');
    const query = queryParameters(new URL(context.req.url).searchParams);
    const isWanted = (status: StatusRecord): boolean => {
      const host = server.world.accounts.get(status.account_id)?.host ?? null;
      if (query.flag('local') === true && host !== null) return false;
      if (query.flag('remote') === true && host === null) return false;
      return query.flag('only_media') !== true || status.media_attachments.length > 0;
    };
    const others = (word: string): string[] =>
      query
        .list(word)
        .slice(0, MAX_TAGS)
        .map(tag => tag.replace(/^#/, ''));
    const choice = { name, any: others('any'), all: others('all'), none: others('none') };
    const page = pageStatuses(context, server, range => tagTimeline(server.world, choice, viewerId, range, isWanted));
    return sendStatuses(context, server, 'tag', page, statusesJson(server, page.ids, viewerId));
  });

  app.get('/api/v1/timelines/list/:id', context => {
    const viewerId = requireViewer(context, 'read:lists');
    const list = listFrom(server, context.req.param('id'), viewerId);
    const page = pageStatuses(context, server, range => listTimeline(server.world, list, range));
    return sendStatuses(context, server, 'list', page, statusesJson(server, page.ids, viewerId));
  });

  for (const name of ['favourites', 'bookmarks'] as const) {
    app.get(`/api/v1/${name}`, context => {
      const viewerId = requireViewer(context, `read:${name}`);
      const ids = [...(server.world[name].get(viewerId) ?? [])].filter(id => canSee(server.world, id, viewerId));
      const page = pageByCursor(context, server, 'statuses', `${name} ${viewerId}`, ids);
      return sendPage(context, server, 'saved', page, statusesJson(server, page.ids, viewerId));
    });
  }
}
