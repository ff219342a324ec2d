/*
 * The part of an account's cache that a page shows, for opening it without a network (HINT-14). Any page is kept in the same way: the queries that it
 * observes, and the entities that its lists name.
 */
import type { QueryKey } from '@tanstack/react-query';

/** An entry of the cache as it is stored. */
export interface KeptEntry {
  readonly queryKey: QueryKey;
  readonly data: unknown;
  /** Epoch ms. */
  readonly updatedAt: number;
}

/** A query of the cache as far as it decides. */
export interface CachedEntry extends KeptEntry {
  /** A component shows it. */
  readonly isShown: boolean;
}

/** A page has about 150. What a list holds below its first items is not kept. */
const MOST_ENTRIES = 400;
/** The items of each list of a page that are kept: two screens and more. */
const MOST_ITEMS = 40;

/** The data of the account that every page needs. */
const EVERYWHERE = new Set(['own-account', 'instance', 'site-settings', 'filters']);
/** Composers have drafts, what is being deleted is not shown again, and the staff's pages have addresses of members. */
const NEVER = new Set(['compose', 'status-deletions', 'account-search', 'moderation']);

/** The entries of a page that are worth storing, what it shows first. `cached`: the entries with data. */
export function keptEntries(cached: readonly CachedEntry[]): KeptEntry[] {
  const usable = cached.filter(({ queryKey: [root], data }) => !NEVER.has(String(root)) && isPlain(data));
  const shown = usable.filter(({ isShown, queryKey: [root] }) => isShown || EVERYWHERE.has(String(root)));
  const named = entriesOf(usable, new Set(shown.flatMap(({ data }) => itemIdsIn(data))));
  const inside = entriesOf(usable, new Set([...shown, ...named].flatMap(({ data }) => nestedIdsIn(data))));
  return [...new Set([...shown, ...named, ...inside])]
    .slice(0, MOST_ENTRIES)
    .map(({ queryKey, data, updatedAt }) => ({ queryKey, data, updatedAt }));
}

/** The entries whose key ends with one of the ids. */
function entriesOf(cached: readonly CachedEntry[], ids: ReadonlySet<string>): CachedEntry[] {
  return cached.filter(({ queryKey }) => {
    const id = queryKey.at(-1);
    return queryKey.length > 1 && typeof id === 'string' && ids.has(id);
  });
}

/** The ids of the first items of a list, and of the posts of a thread. */
function itemIdsIn(data: unknown): string[] {
  const { entries, ancestors, descendants } = fieldsOf(data);
  return [entries, ancestors, descendants].flatMap(items =>
    Array.isArray(items) ? items.slice(0, MOST_ITEMS).flatMap(item => textIn(fieldsOf(item)['id'])) : [],
  );
}

/** The ids of the entities inside an entity: of a post its author and its reblog, with those of that, of a notification its post. */
function nestedIdsIn(data: unknown, depth = 0): string[] {
  const fields = fieldsOf(data);
  return ['account', 'status', 'reblog', 'quote', 'quoted_status', 'lastMessage'].flatMap(name => {
    const inner = fields[name];
    return [...textIn(fieldsOf(inner)['id']), ...(depth < 2 ? nestedIdsIn(inner, depth + 1) : [])];
  });
}

/** Adapters and other objects with functions cannot be stored. */
function isPlain(data: unknown): boolean {
  return typeof data !== 'function' && !Object.values(fieldsOf(data)).some(value => typeof value === 'function');
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

const textIn = (value: unknown): string[] => (typeof value === 'string' ? [value] : []);
