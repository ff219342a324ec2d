import type { Hono } from 'hono';

import { paramOf, requireViewer, statusFrom } from '../http/access.js';
import { bodyParameters, endOf, type Parameters } from '../http/parameters.js';
import { notFound, Refusal, unprocessable } from '../http/refusal.js';
import { changeFilters, filterJson, filtersOf, filterStatusJson, filterV1Json, keywordJson } from '../server/filters.js';
import type { Environment, RouteContext, Server } from '../server/server.js';
import type { FilterRecord } from '../world/records.js';

type KeywordRecord = FilterRecord['keywords'][number];

const contexts: readonly string[] = ['home', 'notifications', 'public', 'thread', 'account'];

function readContext(body: Parameters, before: FilterRecord | null): string[] {
  const context = before !== null && !body.has('context') ? before.context : body.list('context');
  if (context.length === 0 || context.some(name => !contexts.includes(name))) {
    throw unprocessable('Validation failed: Context None or invalid context supplied');
  }
  return context;
}

const isAction = (text: string): text is FilterRecord['filter_action'] => text === 'warn' || text === 'hide' || text === 'blur';

/** The end of a filter. Absent: as it was; null or empty: never. */
function readEnd(body: Parameters, before: FilterRecord | null, now: number): string | null {
  return body.has('expires_in') || before === null ? endOf(body.text('expires_in'), now) : before.expires_at;
}

/** The keywords of a filter with those of `keywords_attributes`: new ones, changed ones, and without the destroyed. */
function readKeywords(body: Parameters, before: readonly KeywordRecord[], nextId: () => string): KeywordRecord[] {
  const all = new Map(before.map(keyword => [keyword.id, keyword]));
  for (const fields of body.records('keywords_attributes')) {
    const id = fields.text('id');
    const known = id === undefined ? undefined : all.get(id);
    if (id !== undefined && known === undefined) throw notFound();
    const keyword = fields.text('keyword') ?? known?.keyword ?? '';
    if (known !== undefined && fields.flag('_destroy') === true) all.delete(known.id);
    else if (keyword.trim() === '') throw unprocessable("Validation failed: Keywords keyword can't be blank");
    else {
      const next = known?.id ?? nextId();
      all.set(next, { id: next, keyword, whole_word: fields.flag('whole_word') ?? known?.whole_word ?? false });
    }
  }
  return [...all.values()];
}

/** Filters: the second version of the API, and the first, which leaves matching to the client. */
export function filterRoutes(app: Hono<Environment>, server: Server): void {
  const { filtersV1, filterTitles, filterBlur } = server.profile.statuses;
  const bodyOf = (context: RouteContext) => bodyParameters(context.req.raw, server.profile.refusesEmptyJson !== 'never');
  const own = (context: RouteContext, scope: 'read:filters' | 'write:filters' = 'write:filters') => {
    const viewerId = requireViewer(context, scope);
    return { viewerId, filters: filtersOf(server, viewerId) };
  };
  const put = (viewerId: string, filter: FilterRecord): void =>
    changeFilters(server, viewerId, filters =>
      filters.some(({ id }) => id === filter.id)
        ? filters.map(known => (known.id === filter.id ? filter : known))
        : [...filters, filter],
    );
  const drop = (viewerId: string, id: string): void =>
    changeFilters(server, viewerId, filters => filters.filter(filter => filter.id !== id));
  const found = (filters: readonly FilterRecord[], isIt: (filter: FilterRecord) => boolean): FilterRecord => {
    const filter = filters.find(isIt);
    if (filter === undefined) throw notFound();
    return filter;
  };
  const filterAt = (context: RouteContext, filters: readonly FilterRecord[]) =>
    found(filters, ({ id }) => id === paramOf(context, 'id'));
  const withKeyword = (context: RouteContext, filters: readonly FilterRecord[]) => {
    const id = paramOf(context, 'id');
    const filter = found(filters, ({ keywords }) => keywords.some(keyword => keyword.id === id));
    return { filter, index: filter.keywords.findIndex(keyword => keyword.id === id) };
  };
  /** A filter by its id over the first version, and the keyword that it is. */
  const atV1 = (context: RouteContext, filters: readonly FilterRecord[]) => {
    if (filtersV1 === 'write-only') throw notFound();
    return filtersV1 === 'phrases' ? { filter: filterAt(context, filters), index: 0 } : withKeyword(context, filters);
  };
  const nextId = (filters: readonly FilterRecord[]): string =>
    String(filters.reduce((most, { id }) => Math.max(most, Number(id)), 0) + 1);
  const keywordIds = (filterId: string, keywords: readonly KeywordRecord[]) => {
    let last = keywords.reduce((most, { id }) => Math.max(most, Number(id.slice(filterId.length))), 0);
    return () => `${filterId}${(last += 1)}`;
  };

  /** The filter that a body of the second version describes. */
  function readFilter(body: Parameters, filters: readonly FilterRecord[], before: FilterRecord | null): FilterRecord {
    const title = before !== null && !body.has('title') ? before.title : (body.text('title')?.trim() ?? '');
    if (title === '') throw unprocessable("Validation failed: Title can't be blank");
    const id = before?.id ?? nextId(filters);
    if (filterTitles === 'unique' && filters.some(filter => filter.title === title && filter.id !== id)) {
      throw new Refusal('conflict', 409, 'Conflict: you already have a filter with this title');
    }
    const action = body.text('filter_action') ?? before?.filter_action ?? 'warn';
    if (action === 'blur' && !filterBlur) throw unprocessable("filter action 'blur' was not recognized");
    return {
      id,
      title,
      context: readContext(body, before),
      filter_action: isAction(action) ? action : 'warn',
      expires_at: readEnd(body, before, server.now()),
      keywords: readKeywords(body, before?.keywords ?? [], keywordIds(id, before?.keywords ?? [])),
      status_ids: before?.status_ids ?? [],
    };
  }

  /** The filter that a body of the first version describes. */
  function readFilterV1(body: Parameters, filters: readonly FilterRecord[], before: FilterRecord | null, at = 0): FilterRecord {
    const known = before?.keywords[at];
    const phrase = (body.text('phrase') ?? known?.keyword ?? '').trim();
    if (phrase === '') throw unprocessable("Validation failed: Phrase can't be blank");
    const id = before?.id ?? nextId(filters);
    const keyword = {
      id: known?.id ?? `${id}1`,
      keyword: phrase,
      whole_word: body.flag('whole_word') ?? known?.whole_word ?? false,
    };
    const isHiding = body.flag('irreversible') ?? before?.filter_action === 'hide';
    return {
      id,
      title: phrase,
      context: readContext(body, before),
      filter_action: isHiding ? 'hide' : 'warn',
      expires_at: readEnd(body, before, server.now()),
      keywords: before === null ? [keyword] : before.keywords.with(at, keyword),
      status_ids: before?.status_ids ?? [],
    };
  }

  app.get('/api/v1/filters', context => {
    const { filters } = own(context, 'read:filters');
    if (filtersV1 === 'write-only') return context.json([]);
    const phrases = filters.flatMap(filter =>
      filtersV1 === 'phrases' ? [filterV1Json(server, filter)] : filter.keywords.map((_, at) => filterV1Json(server, filter, at)),
    );
    return context.json(phrases);
  });

  app.post('/api/v1/filters', async context => {
    const { viewerId, filters } = own(context);
    const filter = readFilterV1(await bodyOf(context), filters, null);
    put(viewerId, filter);
    return context.json(filterV1Json(server, filter));
  });

  app.get('/api/v1/filters/:id', context => {
    const { filter, index } = atV1(context, own(context, 'read:filters').filters);
    return context.json(filterV1Json(server, filter, index));
  });

  app.put('/api/v1/filters/:id', async context => {
    const { viewerId, filters } = own(context);
    const { filter, index } = atV1(context, filters);
    const next = readFilterV1(await bodyOf(context), filters, filter, index);
    put(viewerId, next);
    return context.json(filterV1Json(server, next, index));
  });

  app.delete('/api/v1/filters/:id', context => {
    const { viewerId, filters } = own(context);
    const { filter, index } = atV1(context, filters);
    // The filter of the last keyword stays where it has statuses.
    if (filter.keywords.length <= 1 && filter.status_ids.length === 0) drop(viewerId, filter.id);
    else put(viewerId, { ...filter, keywords: filter.keywords.toSpliced(index, 1) });
    return context.json({});
  });

  app.get('/api/v2/filters', context =>
    context.json(own(context, 'read:filters').filters.map(filter => filterJson(server, filter, true))),
  );

  app.post('/api/v2/filters', async context => {
    const { viewerId, filters } = own(context);
    const filter = readFilter(await bodyOf(context), filters, null);
    put(viewerId, filter);
    return context.json(filterJson(server, filter, true));
  });

  app.get('/api/v2/filters/:id', context =>
    context.json(filterJson(server, filterAt(context, own(context, 'read:filters').filters), true)),
  );

  app.put('/api/v2/filters/:id', async context => {
    const { viewerId, filters } = own(context);
    const filter = readFilter(await bodyOf(context), filters, filterAt(context, filters));
    put(viewerId, filter);
    return context.json(filterJson(server, filter, true));
  });

  app.delete('/api/v2/filters/:id', context => {
    const { viewerId, filters } = own(context);
    drop(viewerId, filterAt(context, filters).id);
    return context.json({});
  });

  app.get('/api/v2/filters/:id/keywords', context =>
    context.json(filterAt(context, own(context, 'read:filters').filters).keywords.map(keywordJson)),
  );

  app.post('/api/v2/filters/:id/keywords', async context => {
    const { viewerId, filters } = own(context);
    const filter = filterAt(context, filters);
    const body = await bodyOf(context);
    const keyword = body.text('keyword') ?? '';
    if (keyword.trim() === '') throw unprocessable("Validation failed: Keyword can't be blank");
    const added = { id: keywordIds(filter.id, filter.keywords)(), keyword, whole_word: body.flag('whole_word') ?? true };
    put(viewerId, { ...filter, keywords: [...filter.keywords, added] });
    return context.json(keywordJson(added));
  });

  app.get('/api/v2/filters/keywords/:id', context => {
    const { filter, index } = withKeyword(context, own(context, 'read:filters').filters);
    return context.json(filter.keywords.slice(index, index + 1).map(keywordJson)[0]);
  });

  app.put('/api/v2/filters/keywords/:id', async context => {
    const { viewerId, filters } = own(context);
    const { filter, index } = withKeyword(context, filters);
    const body = await bodyOf(context);
    const keywords = filter.keywords.map((known, at) => {
      if (at !== index) return known;
      return {
        id: known.id,
        keyword: body.text('keyword') ?? known.keyword,
        whole_word: body.flag('whole_word') ?? known.whole_word,
      };
    });
    put(viewerId, { ...filter, keywords });
    return context.json(keywords.slice(index, index + 1).map(keywordJson)[0]);
  });

  app.delete('/api/v2/filters/keywords/:id', context => {
    const { viewerId, filters } = own(context);
    const { filter, index } = withKeyword(context, filters);
    put(viewerId, { ...filter, keywords: filter.keywords.toSpliced(index, 1) });
    return context.json({});
  });

  app.get('/api/v2/filters/:id/statuses', context => {
    const filter = filterAt(context, own(context, 'read:filters').filters);
    return context.json(filter.status_ids.map(statusId => filterStatusJson(server, filter, statusId)));
  });

  app.post('/api/v2/filters/:id/statuses', async context => {
    const { viewerId, filters } = own(context);
    const status = statusFrom(server, (await bodyOf(context)).text('status_id') ?? '', viewerId);
    const filter = filterAt(context, filters);
    if (filter.status_ids.includes(status.id)) throw unprocessable('Validation failed: Status has already been taken');
    put(viewerId, { ...filter, status_ids: [...filter.status_ids, status.id] });
    return context.json(filterStatusJson(server, filter, status.id));
  });

  const withStatus = (context: RouteContext, filters: readonly FilterRecord[]) => {
    const id = paramOf(context, 'id');
    const filter = found(filters, each => each.status_ids.some(statusId => `${each.id}-${statusId}` === id));
    return { filter, statusId: id.slice(filter.id.length + 1) };
  };

  app.get('/api/v2/filters/statuses/:id', context => {
    const { filter, statusId } = withStatus(context, own(context, 'read:filters').filters);
    return context.json(filterStatusJson(server, filter, statusId));
  });

  app.delete('/api/v2/filters/statuses/:id', context => {
    const { viewerId, filters } = own(context);
    const { filter, statusId } = withStatus(context, filters);
    put(viewerId, { ...filter, status_ids: filter.status_ids.filter(id => id !== statusId) });
    return context.json({});
  });
}
