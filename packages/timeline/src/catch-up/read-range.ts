import { olderIn, wireId } from '@rookery/api-client';
import { itemIds, type Entry, type Gap, type ListState } from '@rookery/store/list';

/** A gap of the list, or its older end: the next thing to request on the way down to the place where the reader stopped. */
export type ReadStep = { kind: 'gap'; gap: Gap } | { kind: 'older' } | { kind: 'reached' } | { kind: 'ended' };

/** The entries between now and the place where the reader stopped. */
export interface ReadRange {
  /** Items and gaps, newest first. */
  entries: readonly Entry[];
  /** The newest item at or below the place; null: it was not reached. */
  boundId: string | null;
}

/**
 * The entries above the place where the reader stopped.
 *
 * @param sinceId The post that was read last; null: everything is new. Where the list does not have it, the order of ids tells its place.
 */
export function readRange(entries: readonly Entry[], sinceId: string | null): ReadRange {
  const listed = entries.filter(entry => entry.kind !== 'pending');
  if (sinceId === null) return { entries: listed, boundId: null };
  const since = wireId(sinceId);
  // Where the ids tell no order only the post itself ends the range: nothing is left out for an id.
  const isOlder = olderIn(itemIds(listed));
  const end = listed.findIndex(
    entry => entry.kind === 'item' && (wireId(entry.id) === since || isOlder(wireId(entry.id), since)),
  );
  const bound = listed[end];
  return bound?.kind === 'item' ? { entries: listed.slice(0, end), boundId: bound.id } : { entries: listed, boundId: null };
}

/** The next step on the way down: the topmost gap, then the end of the list. */
export function nextStep({ entries, older }: Pick<ListState, 'entries' | 'older'>, sinceId: string | null): ReadStep {
  const range = readRange(entries, sinceId);
  const gap = range.entries.find(entry => entry.kind === 'gap');
  if (gap?.kind === 'gap') return { kind: 'gap', gap };
  if (range.boundId !== null) return { kind: 'reached' };
  return older === null ? { kind: 'ended' } : { kind: 'older' };
}

/** The id of the last item before anything unread: everything above it is read. Null: nothing is. */
export function readDownTo({ entries }: Pick<ReadRange, 'entries'>): string | null {
  const gap = entries.findIndex(entry => entry.kind === 'gap');
  return itemIds(gap < 0 ? entries : entries.slice(0, gap)).at(-1) ?? null;
}

/** Times of posts (ISO 8601); null: not known. */
export interface ReadTimes {
  newest: string | null;
  /** Of the post that was read last on the way down. */
  read: string | null;
  /** Of the place where the reader stopped. */
  since: string | null;
}

/** The part of the time since the reader stopped that is read, 0 to 1; null where a time is not known. */
export function readPart(times: ReadTimes): number | null {
  const [newest, read, since] = [times.newest, times.read, times.since].map(time => Date.parse(time ?? ''));
  const part = ((newest ?? NaN) - (read ?? NaN)) / ((newest ?? NaN) - (since ?? NaN));
  return Number.isNaN(part) ? null : Math.min(1, Math.max(0, part));
}
