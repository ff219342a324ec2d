import { compareIds } from '@rookery/api-client';
import type { Entry } from '@rookery/store/list';
import type { Injection, PlacementState } from '../options/timeline-options.js';
import { isPendingStatusId, pendingStatusId } from '../state/pending-marks.js';
import type { Connectors } from '../status/status-rules.js';
import type { CollapsedReblogs } from './reblog-collapse.js';

/** Rows between the posts of a list. The list holds their placements: each call of `inject` gets those of the call before. */
export interface Injections {
  /** The placements that a list opens with. */
  initialPlacements(): PlacementState;
  /** Adds the injected rows to the rows of a list, none of them between two posts in view. Pure: it is called while rendering. */
  inject(
    rows: readonly Row[],
    placements: PlacementState,
    inViewIds: readonly string[],
  ): { rows: readonly Row[]; placements: PlacementState };
  /** Called with the placements of the rows on the screen, after each change. */
  onPlaced?(placements: PlacementState): void;
}

/** A row of a post. In a thread it says which part of the thread it is. */
interface StatusRowData {
  kind: 'status';
  key: string;
  id: string;
  /** Pinned above the list by its author. */
  isPinned?: boolean;
  /** The post was deleted while it was being read. */
  isTombstone?: boolean;
  /** Reblogs of the post that have no rows of their own. */
  reblogs?: CollapsedReblogs & { isExpanded: boolean };
  /** The post that a thread is about. */
  isFocused?: boolean;
  connectors?: Connectors;
  /** Ids of the neighbouring posts: a reply to one of them does not name whom it answers. */
  besideIds?: readonly string[];
}

export type GapRowData = { kind: 'gap'; key: string; newerId: string; olderId: string };

/** A row that is no gap. */
export type FilledRow =
  | StatusRowData
  | { kind: 'pending'; key: string; idempotencyKey: string }
  | { kind: 'injection'; key: string; injection: Injection };

export type Row = FilledRow | GapRowData;

/** The key of the row of a post. The letter tells rows of posts from other rows with the same id. */
export const statusRowKey = (id: string): string => `s:${id}`;

/** The id of the post whose row has this key; null for other rows. For stored keys: rows at hand carry their `id`. */
export const statusIdOfKey = (key: string): string | null => (key.startsWith('s:') ? key.slice(2) : null);

/** Whether the row shows a post that belongs below the row `key`, which is not in the list. Ids of other servers have no order. */
export function isPostBelow(row: { kind: string; id?: string; isPinned?: boolean }, key: string): boolean {
  const id = statusIdOfKey(key);
  if (
    id === null ||
    id.includes(':') ||
    isPendingStatusId(id) ||
    row.kind !== 'status' ||
    row.isPinned === true ||
    row.id === undefined
  )
    return false;
  return !row.id.includes(':') && compareIds(row.id, id) < 0;
}

/** Rows of pinned posts. The same posts can be in the list below, with keys of their own. */
export function pinnedRows(ids: readonly string[]): Row[] {
  return ids.map(id => ({ kind: 'status', key: `f-${id}`, id, isPinned: true }));
}

/** Entries as rows with stable keys. */
export function timelineRows(entries: readonly Entry[]): Row[] {
  return entries.map(entry => {
    if (entry.kind === 'gap') {
      return { kind: 'gap', key: `g:${entry.newerId}`, newerId: entry.newerId, olderId: entry.olderId };
    }
    if (entry.kind === 'pending')
      return { kind: 'pending', key: statusRowKey(pendingStatusId(entry.key)), idempotencyKey: entry.key };
    return { kind: 'status', key: statusRowKey(entry.formerId ?? entry.id), id: entry.id };
  });
}

/**
 * The next rows, where rows that did not change are the same objects as before: they are not drawn again. Lists grow at one end at a
 * time, so the previous row is looked up at the same distance from the top, then from the bottom.
 */
export function nextRows(previous: readonly Row[], next: readonly Row[]): Row[] {
  const shift = previous.length - next.length;
  return next.map((row, index) => {
    const [above, below] = [previous[index], previous[index + shift]];
    const old = above?.key === row.key ? above : below;
    return old?.key === row.key && isSameRow(old, row) ? old : row;
  });
}

function isSameRow(a: Row, b: Row): boolean {
  if (a.kind === 'status' && b.kind === 'status') {
    return a.id === b.id && a.isTombstone === b.isTombstone && isSameReblogs(a.reblogs, b.reblogs);
  }
  if (a.kind === 'gap' && b.kind === 'gap') return a.newerId === b.newerId && a.olderId === b.olderId;
  if (a.kind === 'pending' && b.kind === 'pending') return a.idempotencyKey === b.idempotencyKey;
  return a.kind === 'injection' && b.kind === 'injection' && a.injection === b.injection;
}

function isSameReblogs(a: StatusRowData['reblogs'], b: StatusRowData['reblogs']): boolean {
  if (a === undefined || b === undefined) return a === b;
  return a.isExpanded === b.isExpanded && isSameList(a.ids, b.ids) && isSameList(a.accounts, b.accounts);
}

const isSameList = (list: readonly unknown[], other: readonly unknown[]): boolean =>
  list.length === other.length && list.every((item, index) => item === other[index]);

/** The most posts that any server lets an account pin. */
const MAX_PINS = 10;

/**
 * The ids of pinned posts in a server's answer. Some servers ignore the `pinned` parameter and answer with all posts: an answer that
 * contains the whole list in its order, or is longer than `MAX_PINS`, has no pins.
 */
export function validPins(answeredIds: readonly string[], listedIds: readonly string[]): readonly string[] {
  const listed = new Set(listedIds);
  const common = answeredIds.filter(id => listed.has(id));
  const isWhole = answeredIds.length > 1 && common.length > 0 && isSameList(common, listedIds);
  return isWhole || answeredIds.length > MAX_PINS ? [] : answeredIds;
}
