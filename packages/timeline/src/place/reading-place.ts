import { compareInList, wireId } from '@rookery/api-client';
import { statusRowKey } from '../rows/timeline-rows.js';

interface PlaceRow {
  kind: string;
  key: string;
  id?: string;
}

/** Id of the post being read when `index` is the first fully visible row: its post, or the next one below. */
export function postAt(rows: readonly PlaceRow[], index: number): string | null {
  const row = rows.slice(Math.max(index, 0)).find(({ kind, id }) => kind === 'status' && id !== undefined);
  return row?.id ?? null;
}

interface OfferFacts {
  /** The server's marker; null when there is none. */
  markerId: string | null;
  /** The marker that this device saved last, and those that may have reached the server since. */
  writtenIds: readonly string[];
  /** The post being read. */
  readingId: string;
  /** Whether the list was restored to where this device left it. Otherwise it is at its top. */
  isRestored: boolean;
  /** Whether the marked post is on the screen. */
  isInView: boolean;
  /** The ids of the list, newest first. */
  order: readonly string[];
}

/**
 * Whether to offer another device's place: it is somewhere else, and newer than the place where this device left the list, if it left
 * one.
 */
export function isWorthOffering({ markerId, writtenIds, readingId, isRestored, isInView, order }: OfferFacts): boolean {
  if (markerId === null || isInView || writtenIds.some(id => wireId(id) === markerId)) return false;
  const place = compareInList(markerId, wireId(readingId), order);
  return isRestored ? place > 0 : place !== 0;
}

interface PlaceFacts extends Omit<OfferFacts, 'isInView'> {
  /** The post where this device left the list; null when it left it at the top. */
  deviceId: string | null;
  /** The list is shown for the first time since the page was opened or the reader signed in. */
  isFirst: boolean;
  isInView(id: string): boolean;
}

/**
 * The place to offer: another device's, or on the first visit this device's own, where it left the list or else what it read last
 * (the marker). Null: none.
 */
export function placeToOffer({ deviceId, isFirst, isInView, ...facts }: PlaceFacts): 'other-device' | 'device' | 'marker' | null {
  const { markerId, readingId } = facts;
  if (isWorthOffering({ ...facts, isInView: markerId !== null && isInView(markerId) })) return 'other-device';
  if (!isFirst || facts.isRestored) return null;
  const isAway = (id: string | null): boolean =>
    id !== null && !isInView(id) && compareInList(wireId(id), wireId(readingId), facts.order) < 0;
  if (isAway(deviceId)) return 'device';
  return isAway(markerId) ? 'marker' : null;
}

/** Key of the row for a marker: the row of its post, else of the nearest older post. Null when none is loaded. */
export function rowOfMarker(rows: readonly PlaceRow[], markerId: string): string | null {
  const posts = rows.filter(({ kind, id }) => kind === 'status' && id !== undefined && !id.includes(':'));
  const row = posts.find(({ id }) => id === markerId) ?? posts.find(({ id = '' }) => compareInList(id, markerId, []) < 0);
  return row?.id === undefined ? null : statusRowKey(row.id);
}

/** Whether the marked post is older than every loaded row. */
export function isBelow(rows: readonly PlaceRow[], markerId: string): boolean {
  return rowOfMarker(rows, markerId) === null;
}
