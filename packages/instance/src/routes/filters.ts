import type { Hono } from 'hono';

import { requireViewer, statusFrom } from '../http/access.js';
import { bodyParameters, endOf, type Parameters } from '../http/parameters.js';
import { notFound, unprocessable } from '../http/refusal.js';
import { changeFilters, filterJson, filtersOf, filterV1Json } from '../server/filters.js';
import type { Environment, RouteContext, Server } from '../server/server.js';
import type { FilterRecord } from '../world/records.js';

const contexts: readonly string[] = ['home', 'notifications', 'public', 'thread', 'account'];

function readContext(body: Parameters): string[] {
  const context = body.list('context');
  if (context.length === 0 || context.some(name => !contexts.includes(name))) {
    throw unprocessable('Validation failed: Context None or invalid context supplied');
  }
  return context;
}

const isAction = (text: string): text is FilterRecord['filter_action'] => text === 'warn' || text === 'hide' || text === 'blur';

/** Filters: the second version of the API, and the first, which leaves matching to the client. */
export function filterRoutes(app: Hono<Environment>, server: Server): void {
  const nextId = (viewerId: string): string =>
    String(filtersOf(server, viewerId).reduce((most, { id }) => Math.max(most, Number(id)), 0) + 1);
  const bodyOf = (context: RouteContext) => bodyParameters(context.req.raw, server.profile.refusesEmptyJson !== 'never');
  const add = (viewerId: string, filter: FilterRecord): void => changeFilters(server, viewerId, filters => [...filters, filter]);
  const remove = (context: RouteContext) => {
    const viewerId = requireViewer(context, 'write:filters');
    const id = context.req.param('id');
    if (filtersOf(server, viewerId).every(filter => filter.id !== id)) throw notFound();
    changeFilters(server, viewerId, filters => filters.filter(filter => filter.id !== id));
    return context.json({});
  };

  app.get('/api/v1/filters', context =>
    context.json(filtersOf(server, requireViewer(context, 'read:filters')).map(filterV1Json)),
  );

  app.post('/api/v1/filters', async context => {
    const viewerId = requireViewer(context, 'write:filters');
    const body = await bodyOf(context);
    const phrase = body.text('phrase')?.trim() ?? '';
    if (phrase === '') throw unprocessable("Validation failed: Phrase can't be blank");
    const id = nextId(viewerId);
    const filter: FilterRecord = {
      id,
      title: phrase,
      context: readContext(body),
      filter_action: body.flag('irreversible') === true ? 'hide' : 'warn',
      expires_at: endOf(body.text('expires_in'), server.now()),
      keywords: [{ id: `${id}1`, keyword: phrase, whole_word: body.flag('whole_word') === true }],
      status_ids: [],
    };
    add(viewerId, filter);
    return context.json(filterV1Json(filter));
  });

  app.get('/api/v2/filters', context =>
    context.json(filtersOf(server, requireViewer(context, 'read:filters')).map(filter => filterJson(filter, true))),
  );

  app.post('/api/v2/filters', async context => {
    const viewerId = requireViewer(context, 'write:filters');
    const body = await bodyOf(context);
    const title = body.text('title')?.trim() ?? '';
    if (title === '') throw unprocessable("Validation failed: Title can't be blank");
    const action = body.text('filter_action') ?? 'warn';
    const id = nextId(viewerId);
    const filter: FilterRecord = {
      id,
      title,
      context: readContext(body),
      filter_action: isAction(action) ? action : 'warn',
      expires_at: endOf(body.text('expires_in'), server.now()),
      keywords: body.records('keywords_attributes').map((keyword, index) => ({
        id: `${id}${index + 1}`,
        keyword: keyword.text('keyword') ?? '',
        whole_word: keyword.flag('whole_word') === true,
      })),
      status_ids: [],
    };
    add(viewerId, filter);
    return context.json(filterJson(filter, true));
  });

  app.put('/api/v2/filters/:id', async context => {
    const viewerId = requireViewer(context, 'write:filters');
    const body = await bodyOf(context);
    const before = filtersOf(server, viewerId).find(({ id }) => id === context.req.param('id'));
    if (before === undefined) throw notFound();
    const action = body.text('filter_action') ?? before.filter_action;
    // A keyword with the id of one replaces it, or removes it; others are added.
    const given = body.records('keywords_attributes');
    const kept = before.keywords.flatMap(keyword => {
      const change = given.find(each => each.text('id') === keyword.id);
      if (change?.flag('_destroy') === true) return [];
      return [
        {
          ...keyword,
          keyword: change?.text('keyword') ?? keyword.keyword,
          whole_word: change?.flag('whole_word') ?? keyword.whole_word,
        },
      ];
    });
    const added = given
      .filter(each => each.text('id') === undefined)
      .map((each, index) => ({
        id: `${before.id}${before.keywords.length + index + 1}`,
        keyword: each.text('keyword') ?? '',
        whole_word: each.flag('whole_word') === true,
      }));
    const filter: FilterRecord = {
      ...before,
      title: body.text('title')?.trim() || before.title,
      context: body.has('context') ? readContext(body) : before.context,
      filter_action: isAction(action) ? action : before.filter_action,
      expires_at: body.has('expires_in') ? endOf(body.text('expires_in'), server.now()) : before.expires_at,
      keywords: [...kept, ...added],
    };
    changeFilters(server, viewerId, filters => filters.map(each => (each.id === filter.id ? filter : each)));
    return context.json(filterJson(filter, true));
  });

  app.post('/api/v2/filters/:id/statuses', async context => {
    const viewerId = requireViewer(context, 'write:filters');
    const id = context.req.param('id');
    const status = statusFrom(server, (await bodyOf(context)).text('status_id') ?? '', viewerId);
    if (filtersOf(server, viewerId).every(filter => filter.id !== id)) throw notFound();
    changeFilters(server, viewerId, filters =>
      filters.map(filter => (filter.id === id ? { ...filter, status_ids: [...filter.status_ids, status.id] } : filter)),
    );
    return context.json({ id: `${id}-${status.id}`, status_id: server.profile.ids.encode(status.id) });
  });

  app.delete('/api/v1/filters/:id', remove);
  app.delete('/api/v2/filters/:id', remove);
}
