/** Marks the id of a reblog whose server gave it the id of the post inside. */
const REBLOG_PREFIX = 'reblog:';

/**
 * Orders ids of one server, older first: a longer id is newer, else text order decides.
 * Holds for decimal ids, flake ids, ULIDs and UUIDv7. Negative: `a` is older; 0: the same.
 */
export function compareIds(a: string, b: string): number {
  if (a.length !== b.length) return a.length - b.length;
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** An id for a reblog that is told apart from the post inside it, though the server gives both the same. */
export function reblogId(accountId: string, id: string): string {
  return `${REBLOG_PREFIX}${encodeURIComponent(accountId)}:${id}`;
}

/** The id as the server knows it. */
export function wireId(id: string): string {
  return id.startsWith(REBLOG_PREFIX) ? id.slice(id.indexOf(':', REBLOG_PREFIX.length) + 1) : id;
}

/** The items without those whose id came before. */
export function uniqueById<T extends { id: string }>(items: T[]): T[] {
  const seen = new Set<string>();
  return items.filter(item => !seen.has(item.id) && seen.add(item.id));
}

/**
 * The items of a page with the newest first: some servers answer some pages the other way round. Any other order is the
 * server's and stays, as does that of a page with an id the client made up, for that tells no time.
 */
export function newestFirst<T extends { id: string }>(items: T[]): T[] {
  const isRising = items.every(
    ({ id }, index) => wireId(id) === id && (index === 0 || compareIds(items[index - 1]?.id ?? '', id) < 0),
  );
  return isRising ? items.toReversed() : items;
}
