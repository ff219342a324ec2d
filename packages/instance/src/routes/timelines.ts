import type { Hono } from 'hono';

import { mayRead, needViewer } from '../access.js';
import { cutNumbered, cutStatuses, readLimit, sendPage, sendStatuses } from '../paging.js';
import { queryParameters } from '../parameters.js';
import { notFound } from '../refusal.js';
import { statusesJson } from '../serialize.js';
import type { Environment, Server } from '../server.js';
import { canSee, homeTimeline, publicTimeline, tagTimeline } from '../world/queries.js';

export function timelineRoutes(app: Hono<Environment>, server: Server): void {
  app.get('/api/v1/timelines/home', context => {
    const viewerId = needViewer(context, 'read:statuses');
    const cut = cutStatuses(context, server, range => homeTimeline(server.world, viewerId, range));
    const items = statusesJson(server, cut.ids, viewerId);
    const isShort = cut.ids.length < readLimit(context, server, 'statuses');
    const isTwice = server.face.paging.homeMinIdTwice && isShort && context.req.query('min_id') !== undefined;
    return sendStatuses(context, server, 'home', cut, isTwice ? [...items, ...items] : items);
  });

  app.get('/api/v1/timelines/public', context => {
    const viewerId = mayRead(context, server, 'public');
    const query = queryParameters(new URL(context.req.url).searchParams);
    const filter = {
      local: query.flag('local'),
      remote: server.face.paging.remoteFilter ? query.flag('remote') : undefined,
      onlyMedia: query.flag('only_media'),
      host: server.face.name === 'default' ? query.text('instance') : undefined,
    };
    const cut = cutStatuses(context, server, range => publicTimeline(server.world, viewerId, filter, range));
    return sendStatuses(context, server, 'public', cut, statusesJson(server, cut.ids, viewerId));
  });

  app.get('/api/v1/timelines/tag/:name', context => {
    const viewerId = mayRead(context, server, 'tag');
    const name = context.req.param('name');
    const query = queryParameters(new URL(context.req.url).searchParams);
    const isWanted = (id: string): boolean => {
      const status = server.world.statuses.get(id);
      const host = server.world.accounts.get(status?.account_id ?? '')?.host ?? null;
      if (query.flag('local') === true && host !== null) return false;
      if (query.flag('remote') === true && host === null) return false;
      return query.flag('only_media') !== true || (status?.media_attachments.length ?? 0) > 0;
    };
    const cut = cutStatuses(context, server, range => {
      const all = tagTimeline(server.world, name, viewerId, { ...range, limit: Infinity }).filter(isWanted);
      return range.min_id === undefined ? all.slice(0, range.limit) : all.slice(-(range.limit ?? 20));
    });
    return sendStatuses(context, server, 'tag', cut, statusesJson(server, cut.ids, viewerId));
  });

  app.get('/api/v1/timelines/list/:id', context => {
    needViewer(context, 'read:lists');
    throw notFound();
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
