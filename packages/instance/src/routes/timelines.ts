import type { Hono } from 'hono';

import { mayRead, needViewer } from '../http/access.js';
import { cutNumbered, cutStatuses, readLimit, sendPage, sendStatuses } from '../http/paging.js';
import { queryParameters } from '../http/parameters.js';
import { statusesJson } from '../server/serialize.js';
import type { Environment, Server } from '../server/server.js';
import { canSee } from '../world/visibility.js';
import { homeTimeline, listTimeline, publicTimeline, tagTimeline } from '../world/timelines.js';
import type { StatusRecord } from '../world/world.js';
import { listFrom } from './lists.js';

/** How many further hashtags of each kind count. */
const MAX_TAGS = 4;

export function timelineRoutes(app: Hono<Environment>, server: Server): void {
  app.get('/api/v1/timelines/home', context => {
    const viewerId = needViewer(context, 'read:statuses');
    const cut = cutStatuses(context, server, range => homeTimeline(server.world, viewerId, range));
    const items = statusesJson(server, cut.ids, viewerId);
    const isShort = cut.ids.length < readLimit(context, server, 'statuses');
    const isTwice = server.profile.paging.homeMinIdTwice && isShort && context.req.query('min_id') !== undefined;
    return sendStatuses(context, server, 'home', cut, isTwice ? [...items, ...items] : items);
  });

  app.get('/api/v1/timelines/public', context => {
    const viewerId = mayRead(context, server, 'public');
    const query = queryParameters(new URL(context.req.url).searchParams);
    const filter = {
      local: query.flag('local'),
      remote: server.profile.paging.remoteFilter ? query.flag('remote') : undefined,
      onlyMedia: query.flag('only_media'),
      host: server.profile.instance.features.includes('remote_timeline') ? query.text('instance') : undefined,
    };
    const cut = cutStatuses(context, server, range => publicTimeline(server.world, viewerId, filter, range));
    return sendStatuses(context, server, 'public', cut, statusesJson(server, cut.ids, viewerId));
  });

  app.get('/api/v1/timelines/tag/:name', context => {
    const viewerId = mayRead(context, server, 'tag');
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
    const cut = cutStatuses(context, server, range => tagTimeline(server.world, choice, viewerId, range, isWanted));
    return sendStatuses(context, server, 'tag', cut, statusesJson(server, cut.ids, viewerId));
  });

  app.get('/api/v1/timelines/list/:id', context => {
    const viewerId = needViewer(context, 'read:lists');
    const list = listFrom(server, context.req.param('id'), viewerId);
    const cut = cutStatuses(context, server, range => listTimeline(server.world, list, range));
    return sendStatuses(context, server, 'list', cut, statusesJson(server, cut.ids, viewerId));
  });

  for (const name of ['favourites', 'bookmarks'] as const) {
    app.get(`/api/v1/${name}`, context => {
      const viewerId = needViewer(context, `read:${name}`);
      const ids = [...(server.world[name].get(viewerId) ?? [])].filter(id => canSee(server.world, id, viewerId));
      const cut = cutNumbered(context, server, 'statuses', `${name} ${viewerId}`, ids);
      return sendPage(context, server, 'saved', cut, statusesJson(server, cut.ids, viewerId));
    });
  }
}
