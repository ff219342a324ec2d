import { uniqueById, wireId } from './ids.js';

/** Items of a list's page. */
export interface Page<T> {
  items: T[];
  /** path and query of the following (older) page; null at the end */
  next: string | null;
  /** path and query of what came in since */
  previous: string | null;
  /** the server is still building the list (HTTP 206): ask again later */
  isPartial: boolean;
}

/** Bounds of a page: strictly older than `max_id`; newer than `since_id`; right after `min_id`. `limit`: items. */
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
  /** how many items the server sent, before any was dropped */
  sent: number;
  status: number;
  /** the Link header, null when there is none or it may not be read */
  link: string | null;
  /** where the page was asked for */
  address: URL;
  /** whether the ids of the items may serve as bounds when there is no Link header */
  isCursored: boolean;
}

/** Joins the items of an answer with its links. The same item twice is kept once. */
export function toPage<T extends { id: string }>(parts: PageParts<T>): Page<T> {
  const items = uniqueById(parts.items);
  const { address, link } = parts;
  const limit = Number(address.searchParams.get('limit') ?? DEFAULT_LIMIT);
  const isPinned = address.searchParams.get('pinned') === 'true';
  const canBuild = link === null && parts.isCursored && !isPinned;
  const first = items[0];
  const last = items.at(-1);
  const builtNext = canBuild && last !== undefined && parts.sent >= limit ? bounded(address, 'max_id', wireId(last.id)) : null;
  const builtPrevious = canBuild && first !== undefined ? bounded(address, 'min_id', wireId(first.id)) : null;
  return {
    items,
    next: parts.sent === 0 ? null : (linkTo(link, 'next', address) ?? builtNext),
    previous: linkTo(link, 'prev', address) ?? builtPrevious,
    isPartial: parts.status === 206,
  };
}

/** Path and query of one relation of a Link header; null when it is missing or names another host. */
export function linkTo(header: string | null, relation: string, base: URL): string | null {
  for (const [, target = '', attributes = ''] of (header ?? '').matchAll(/<([^>]*)>([^<]*)/g)) {
    const [, relations = ''] = /;\s*rel="?([^";,]+)/i.exec(attributes) ?? [];
    if (!relations.toLowerCase().split(/\s+/).includes(relation) || !URL.canParse(target, base)) continue;
    const address = new URL(target, base);
    const path = address.pathname + address.search;
    // A path that begins with two slashes would be read as another host.
    return address.hostname === base.hostname && /^https?:$/.test(address.protocol) && !path.startsWith('//') ? path : null;
  }
  return null;
}

function bounded(address: URL, bound: keyof Paging, id: string): string {
  const copy = new URL(address);
  for (const other of ['max_id', 'since_id', 'min_id']) copy.searchParams.delete(other);
  copy.searchParams.set(bound, id);
  return copy.pathname + copy.search;
}

/** Remembers which page led to which, and turns a `next` that leads back into null. */
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
