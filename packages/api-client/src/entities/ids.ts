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
 * Returns a page with its newest item first: some servers send some pages oldest first. Any other order is kept, as is the order
 * of a page with an id made by `reblogId`, which does not sort by time.
 */
export function newestFirst<T extends { id: string }>(items: T[]): T[] {
  const isOldestFirst = items.every(
    ({ id }, index) => wireId(id) === id && (index === 0 || compareIds(items[index - 1]?.id ?? '', id) < 0),
  );
  return isOldestFirst ? items.toReversed() : items;
}
