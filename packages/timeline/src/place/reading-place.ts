import { compareIds, wireId } from '@rookery/api-client';
import { statusRowKey } from '../rows/timeline-rows.js';

interface PlaceRow {
  kind: string;
  key: string;
  id?: string;
}

/** Id of the post a reader is on whose first wholly visible row is `index`: that post, or the next one below. */
export function postAt(rows: readonly PlaceRow[], index: number): string | null {
  const row = rows.slice(Math.max(index, 0)).find(({ kind, id }) => kind === 'status' && id !== undefined);
  return row?.id ?? null;
}

export interface OfferFacts {
  /** Where the server's marker is; null: nowhere. */
  markerId: string | null;
  /** What this device wrote last; null: nothing yet. */
  writtenId: string | null;
  /** The post the reader is on. */
  readingId: string;
  /** Whether that is where this device left, not just the list's top. */
  isRestored: boolean;
  /** Whether the marked post is on the screen. */
  isInView: boolean;
}

/**
 * Whether another device's place is worth offering: it is elsewhere, and it is newer than the place this device left, or
 * this device left none.
 */
export function isWorthOffering({ markerId, writtenId, readingId, isRestored, isInView }: OfferFacts): boolean {
  if (markerId === null || isInView || (writtenId !== null && wireId(writtenId) === markerId)) return false;
  const order = compareIds(markerId, wireId(readingId));
  return isRestored ? order > 0 : order !== 0;
}

/** Key of the row a marked post is read in: its own, or else the one of the nearest older post. Null: none is loaded. */
export function rowOfMarker(rows: readonly PlaceRow[], markerId: string): string | null {
  const row = rows.find(
    ({ kind, id }) => kind === 'status' && id !== undefined && !id.includes(':') && compareIds(id, markerId) <= 0,
  );
  return row?.id === undefined ? null : statusRowKey(row.id);
}

/** Whether the marked post lies below everything that is loaded. */
export function isBelow(rows: readonly PlaceRow[], markerId: string): boolean {
  return rowOfMarker(rows, markerId) === null;
}
