/** Marks the id of a reblog to which the server gave the id of the reblogged status. */
const REBLOG_PREFIX = 'reblog:';

/**
 * Compares two ids of one server, older first: a longer id is newer; equal lengths compare as text.
 * Correct for decimal ids, flake ids, ULIDs and UUIDv7. Negative: `a` is older; 0: equal.
 */
export function compareIds(a: string, b: string): number {
  if (a.length !== b.length) return a.length - b.length;
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Forms of ids that a server makes in order: decimal, ULID, flake, UUIDv7, and those of `timeId`. */
const ORDERED_FORMS = [
  /^\d+$/,
  /^[0-7][0-9A-Z]{25}$/i,
  /^[0-9A-Za-z]{18}$/,
  /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/i,
  /^\d{4}-\d\d-\d\dT/,
];

/**
 * Whether the form of two ids says that `a` is older than `b`. False for ids of any other form, such as the hashes of snac. A server may
 * list its items in another order all the same: this is evidence, and only for what nothing else tells.
 */
export function isOlderByForm(a: string, b: string): boolean {
  if (compareIds(a, b) >= 0) return false;
  const form = ORDERED_FORMS.find(one => one.test(a));
  return form === ORDERED_FORMS.find(one => one.test(b)) && form !== undefined;
}

/** Whether an id is the server's own, and bounds a request. Ids made by the client (see `reblogId`) do not. */
export const isSortable = (id: string): boolean => !id.includes(':');

/** Whether `a` is known to be older than `b`. */
export type IsOlder = (a: string, b: string) => boolean;

/** The ids tell nothing. */
export const noOrder: IsOlder = () => false;

/**
 * Compares the ids of a list, for what the server's order does not tell: the place of a streamed item. `runs` are ranges in the server's
 * order, newest first. Where one of them contradicts its ids, or all are too short to show an order, no id is older than another.
 */
export function olderIn(...runs: (readonly string[])[]): IsOlder {
  let isShown = false;
  for (const run of runs) {
    const sortable = run.filter(isSortable);
    for (let index = 1; index < sortable.length; index += 1) {
      if (!isOlderByForm(sortable[index] ?? '', sortable[index - 1] ?? '')) return noOrder;
      isShown = true;
    }
  }
  return isShown ? isOlderByForm : noOrder;
}

/**
 * Compares two ids of a list, older first: by their places where `order`, newest first, has both. Otherwise as `compareIds`, because nothing
 * else tells.
 */
export function compareInList(a: string, b: string, order: readonly string[]): number {
  const [atA, atB] = [order.indexOf(a), order.indexOf(b)];
  return atA >= 0 && atB >= 0 ? atB - atA : compareIds(a, b);
}

/** The items of a list, newest first, that are newer than `id`: those above it, or where the list does not have it, as `compareIds` tells. */
export function newerThan<T extends { id: string }>(items: readonly T[], id: string): T[] {
  const order = items.map(item => item.id);
  return items.filter(item => compareInList(item.id, id, order) > 0);
}

/** Makes a distinct id for a reblog when the server gives it the id of the reblogged status. */
export function reblogId(accountId: string, id: string): string {
  return `${REBLOG_PREFIX}${encodeURIComponent(accountId)}:${id}`;
}

/** Ids of notifications that begin with their time (Hollo): `2026-11-20T12:00:00.000Z/favourite/…`. */
const TIME_ID = /^\d{4}-\d\d-\d\dT/;
const TIME_ID_LENGTH = 160;

/** Makes an id that begins with its time sort by it: one length for all, and no colon. Other ids are unchanged. */
export const timeId = (id: string): string => (TIME_ID.test(id) ? id.replaceAll(':', '~').padEnd(TIME_ID_LENGTH) : id);

/** The id to send to the server: undoes `reblogId` and `timeId`. */
export function wireId(id: string): string {
  if (TIME_ID.test(id)) return id.trimEnd().replaceAll('~', ':');
  return id.startsWith(REBLOG_PREFIX) ? id.slice(id.indexOf(':', REBLOG_PREFIX.length) + 1) : id;
}

/** Removes items whose id occurred before. */
export function uniqueById<T extends { id: string }>(items: T[]): T[] {
  const seen = new Set<string>();
  return items.filter(item => !seen.has(item.id) && seen.add(item.id));
}

/**
 * Returns a page with its newest item first: some servers send some pages oldest first. Any other order is kept, as is that of a page
 * whose ids tell no order, or another one than the times of its items.
 */
export function newestFirst<T extends { id: string; created_at?: string | null }>(items: T[]): T[] {
  const isOldestFirst = items.every(
    ({ id }, index) => isSortable(id) && (index === 0 || isOlderByForm(items[index - 1]?.id ?? '', id)),
  );
  const [first, last] = [items[0]?.created_at, items.at(-1)?.created_at];
  return isOldestFirst && !(Date.parse(first ?? '') > Date.parse(last ?? '')) ? items.toReversed() : items;
}
