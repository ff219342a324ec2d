import type { LinkedList } from '../server-profiles/server-profile.js';
import { badRequest } from './refusal.js';
import type { RouteContext, Server, Wire } from '../server/server.js';
import type { PageRange } from '../world/id-pages.js';

const pagingParameters = ['max_id', 'since_id', 'min_id'];

/** The page size: `limit` capped at the server profile's maximum, or its default without a valid `limit`. */
export function readLimit(context: RouteContext, server: Server, kind: 'statuses' | 'accounts'): number {
  const { size, maximum } = server.profile.paging[kind];
  const text = context.req.query('limit');
  if (text === undefined || text === '') return size;
  if (!/^-?\d+$/.test(text)) {
    if (server.profile.paging.badLimit === 'refuse') throw badRequest('bad integer limit value');
    return size;
  }
  const limit = Number.parseInt(text, 10);
  return limit < 1 ? size : Math.min(limit, maximum);
}

/** Below every id: the world's ids have 18 digits and are compared as text. */
const LOWEST_ID = '0'.repeat(18);

/** Pads short ids with zeros. */
function statusCursor(context: RouteContext, server: Server, name: string): string | undefined {
  const wire = context.req.query(name);
  if (wire === undefined || wire === '') return undefined;
  const id = server.profile.ids.decode(wire);
  const { badCursor } = server.profile.paging;
  if (id === null && badCursor === 'refuse') throw badRequest('Invalid id');
  if (id === null && badCursor === 'empty' && name === 'max_id') return LOWEST_ID;
  return id === null ? undefined : id.padStart(18, '0');
}

interface StatusPage {
  readonly ids: readonly string[];
  readonly hasOlder: boolean;
  /** The status below the page, where it was read. */
  readonly below?: string | undefined;
}

/**
 * Reads one page of a list of statuses.
 *
 * @param read Called with one more than the limit, to find out whether older statuses exist.
 * @param limits A number overrides the request's limit.
 * @param adjust Changes the bounds of the request, for a server that reads them differently.
 */
export function pageStatuses(
  context: RouteContext,
  server: Server,
  read: (range: PageRange) => string[],
  limits: 'statuses' | 'accounts' | number = 'statuses',
  adjust: (range: PageRange) => PageRange = range => range,
): StatusPage {
  const limit = typeof limits === 'number' ? limits : readLimit(context, server, limits);
  const range = adjust({
    max_id: statusCursor(context, server, 'max_id'),
    since_id: statusCursor(context, server, 'since_id'),
    min_id: statusCursor(context, server, 'min_id'),
  });
  const ids = read({ ...range, limit: limit + 1 });
  if (range.min_id !== undefined) return { ids: ids.slice(-limit), hasOlder: ids.length > 0 };
  return { ids: ids.slice(0, limit), hasOlder: ids.length > limit, below: ids[limit] };
}

/** The Link header of a page: absolute URLs that keep every other parameter. */
function linkHeader(
  context: RouteContext,
  server: Server,
  list: LinkedList,
  cursors: { next: string | null; previous: string | null },
): string | null {
  const { paging } = server.profile;
  if (!paging.linked.includes(list)) return null;
  const here = new URL(context.req.url);
  const address = (word: string, id: string): string => {
    const target = new URL(here.pathname, server.origin);
    for (const [name, value] of here.searchParams) {
      if (!pagingParameters.includes(name)) target.searchParams.append(name, value);
    }
    if (list === 'home' || list === 'public') {
      for (const [name, value] of Object.entries(paging.linkExtra)) {
        if (!target.searchParams.has(name)) target.searchParams.set(name, value);
      }
    }
    target.searchParams.set(word, id);
    return target.href;
  };
  const links: string[] = [];
  if (cursors.next !== null) links.push(`<${address('max_id', cursors.next)}>; rel="next"`);
  if (cursors.previous !== null) links.push(`<${address(paging.previous, cursors.previous)}>; rel="prev"`);
  return links.length > 0 ? links.join(', ') : null;
}

export function sendPage(
  context: RouteContext,
  server: Server,
  list: LinkedList,
  page: { first: string | undefined; last: string | undefined; hasOlder: boolean },
  items: readonly Wire[] | Wire,
): Response {
  const goesOn = page.hasOlder || server.profile.paging.nextOnLastPage;
  const link = linkHeader(context, server, list, {
    next: goesOn && page.last !== undefined ? page.last : null,
    previous: page.first ?? null,
  });
  if (link !== null) context.header('Link', link);
  return context.json(items);
}

/** Sends a page whose cursors are status ids. */
export function sendStatuses(
  context: RouteContext,
  server: Server,
  list: LinkedList,
  page: StatusPage,
  items: readonly Wire[],
): Response {
  const wire = (id: string | undefined): string | undefined => (id === undefined ? undefined : server.profile.ids.encode(id));
  return sendPage(
    context,
    server,
    list,
    { first: wire(page.ids[0]), last: wire(nextBound(server, list, page)), hasOlder: page.hasOlder },
    items,
  );
}

const nextBound = (server: Server, list: LinkedList, { ids, below }: StatusPage): string | undefined =>
  (server.profile.paging.nextSkips.includes(list) ? below : undefined) ?? ids.at(-1);

/** Reads one page of a list whose cursors are internal numbers. `ids` are in the order of addition. */
export function pageByCursor(
  context: RouteContext,
  server: Server,
  kind: 'statuses' | 'accounts',
  name: string,
  ids: Iterable<string>,
): { ids: string[]; first: string | undefined; last: string | undefined; hasOlder: boolean } {
  const limit = readLimit(context, server, kind);
  const bound = (word: string): number | null => {
    const text = context.req.query(word);
    return text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : null;
  };
  const below = bound('max_id');
  const above = bound('min_id') ?? bound('since_id');
  const entries = server.cursors
    .number(name, ids)
    .filter(entry => (below === null || entry.number < below) && (above === null || entry.number > above));
  const fromBottom = bound('min_id') !== null;
  const page = (fromBottom ? entries.slice(0, limit) : entries.slice(-limit)).toReversed();
  const edge = (entry: { number: number } | undefined): string | undefined =>
    entry === undefined ? undefined : String(entry.number);
  return {
    ids: page.map(entry => entry.id),
    first: edge(page[0]),
    last: edge(page.at(-1)),
    hasOlder: fromBottom ? page.length > 0 : entries.length > limit,
  };
}
