import { isSortable, newestFirst, noOrder, olderIn, uniqueById, wireId } from '../entities/ids.js';

/** One page of a list. */
export interface Page<T> {
  items: T[];
  /** path and query of the next (older) page; null at the end */
  next: string | null;
  /** path and query of the newer page */
  previous: string | null;
  /** the server is still building the list (HTTP 206); fetch it again later */
  isPartial: boolean;
}

/** Bounds of a page: older than `max_id`; newer than `since_id`; directly above `min_id`. `limit`: number of items. */
export interface Paging {
  max_id?: string;
  since_id?: string;
  min_id?: string;
  limit?: number;
}

export const DEFAULT_LIMIT = 20;
const MAX_REMEMBERED_LINKS = 1000;

interface PageParts<T> {
  items: T[];
  status: number;
  /** the Link header; null when it is missing or CORS hides it */
  link: string | null;
  /** address of the request */
  address: URL;
  /** whether item ids may serve as bounds when there is no Link header */
  isCursored: boolean;
}

/**
 * Builds a page from a response: removes duplicate items and reads the Link header. Without a usable link, a list ordered by id
 * continues after its last item, even when the page is short: servers filter items out after they cut the page. So it does when
 * the link would skip items (Hollo names the first item of the next page, which the bound excludes). An empty page without a
 * link is the end (API-05).
 */
export function toPage<T extends { id: string }>(parts: PageParts<T>): Page<T> {
  const { address, link, isCursored } = parts;
  const items = uniqueById(parts.items);
  const ordered = newestFirst(items);
  const canBuild = isCursored && address.searchParams.get('pinned') !== 'true';
  const follow = (relation: string, bound: keyof Paging, item: T | undefined): string | null => {
    const isUsable = link !== null && !isForeign(link, relation, address);
    const path = isUsable ? linkTo(link, relation, address) : null;
    if (isUsable) return path !== null && isCursored ? withoutSkip(path, items, address) : path;
    return canBuild && item !== undefined ? bounded(address, bound, wireId(item.id)) : null;
  };
  return {
    items,
    next: follow('next', 'max_id', ordered.at(-1)),
    previous: follow('prev', 'min_id', ordered[0]),
    isPartial: parts.status === 206,
  };
}

/**
 * The link with its bound moved to the edge of the page, when the bound lies beyond that edge: items in between would be skipped. A
 * bound that does not compare with the ids of the items is kept, and so is one that is the only way on.
 */
function withoutSkip(path: string, items: readonly { id: string }[], address: URL): string {
  const link = new URL(path, address);
  const bounds = ['max_id', 'min_id', 'since_id'].filter(name => link.searchParams.has(name));
  const [name = ''] = bounds;
  const bound = link.searchParams.get(name) ?? '';
  const ids = newestFirst([...items]).map(({ id }) => id);
  const edge = name === 'max_id' ? ids.at(-1) : ids[0];
  if (bounds.length !== 1 || edge === undefined || edge === address.searchParams.get(name)) return path;
  // Beyond the edge: it continues the order that the ids of the page show.
  const isBeyond = olderIn(name === 'max_id' ? [...ids, bound] : [bound, ...ids]) !== noOrder;
  if (!isBeyond || !ids.every(isSortable)) return path;
  link.searchParams.set(name, edge);
  return link.pathname + link.search;
}

/** Path and query of one relation of a Link header; null when it is missing or leads to another host. */
export function linkTo(header: string | null, relation: string, base: URL): string | null {
  const target = targetOf(header, relation);
  if (target === undefined || !URL.canParse(target, base)) return null;
  const address = new URL(target, base);
  const path = address.pathname + address.search;
  // A path that begins with two slashes would be parsed as another host.
  return address.hostname === base.hostname && /^https?:$/.test(address.protocol) && !path.startsWith('//') ? path : null;
}

/** Whether a relation exists but leads to another host, such as the server's name inside its own network. */
const isForeign = (header: string, relation: string, base: URL): boolean =>
  targetOf(header, relation) !== undefined && linkTo(header, relation, base) === null;

function targetOf(header: string | null, relation: string): string | undefined {
  for (const [, target = '', attributes = ''] of (header ?? '').matchAll(/<([^>]*)>([^<]*)/g)) {
    const [, relations = ''] = /;\s*rel="?([^";,]+)/i.exec(attributes) ?? [];
    if (relations.toLowerCase().split(/\s+/).includes(relation)) return target;
  }
  return undefined;
}

function bounded(address: URL, bound: keyof Paging, id: string): string {
  const copy = new URL(address);
  for (const other of ['max_id', 'since_id', 'min_id']) copy.searchParams.delete(other);
  copy.searchParams.set(bound, id);
  return copy.pathname + copy.search;
}

/** Remembers which page led to which, and replaces a `next` that leads back with null. */
export function createLoopGuard(): (from: string, next: string | null) => string | null {
  const origins = new Map<string, string>();
  return (from, next) => {
    if (next === null) return null;
    const visited = new Set<string>();
    for (let at: string | undefined = from; at !== undefined && !visited.has(at); at = origins.get(at)) {
      if (at === next) return null;
      visited.add(at);
    }
    origins.delete(next);
    origins.set(next, from);
    const [oldest] = origins.keys();
    if (origins.size > MAX_REMEMBERED_LINKS && oldest !== undefined) origins.delete(oldest);
    return next;
  };
}
