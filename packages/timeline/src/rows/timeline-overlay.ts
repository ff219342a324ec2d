import { itemIds, type Entry } from '@rookery/store/list';
import { collapseReblogs, type Collapsed, type FactsOf } from './reblog-collapse.js';

/**
 * The state of a list on the screen that the list itself does not have: which rows the reader has seen, which deleted posts leave a
 * tombstone, which reblogs are collapsed. Plain data; every function below is a pure transition.
 */
export interface TimelineOverlay {
  /** Ids of the posts whose rows were in view since the list was opened. */
  seenIds: ReadonlySet<string>;
  /** Ids of the posts in view when scrolling last rested. */
  inViewIds: readonly string[];
  /** Ids of the posts that stay mounted: the cursor is on one of them. */
  heldIds: readonly string[];
  /** Deleted posts: true leaves a tombstone, because the post was being read when it was deleted. */
  deleted: ReadonlyMap<string, boolean>;
  /** The ids of the list; null before its first ones. */
  knownIds: ReadonlySet<string> | null;
  collapsed: Collapsed;
  /** Ids of the rows whose collapsed reblogs the reader has expanded. */
  expandedIds: ReadonlySet<string>;
}

/** The overlay of a list that was just opened. `collapsed`: as it was when the list was left. */
export function emptyOverlay(collapsed: Collapsed = {}): TimelineOverlay {
  return {
    seenIds: new Set(),
    inViewIds: [],
    heldIds: [],
    deleted: new Map(),
    knownIds: null,
    collapsed,
    expandedIds: new Set(),
  };
}

/** These posts are in view now. */
export function see(overlay: TimelineOverlay, ids: readonly string[]): TimelineOverlay {
  if (isSameList(overlay.inViewIds, ids)) return overlay;
  const isNew = ids.some(id => !overlay.seenIds.has(id));
  return { ...overlay, inViewIds: ids, seenIds: isNew ? new Set([...overlay.seenIds, ...ids]) : overlay.seenIds };
}

/** These posts stay mounted now. */
export function hold(overlay: TimelineOverlay, ids: readonly string[]): TimelineOverlay {
  return isSameList(overlay.heldIds, ids) ? overlay : { ...overlay, heldIds: ids };
}

/** Expands or collapses the reblogs in the row of this entry. */
export function toggleExpanded(overlay: TimelineOverlay, id: string): TimelineOverlay {
  const expandedIds = new Set(overlay.expandedIds);
  if (!expandedIds.delete(id)) expandedIds.add(id);
  return { ...overlay, expandedIds };
}

/**
 * These posts of the list are deleted. A post that is in view or held leaves a tombstone (LIST-13); the others get no row. Decided
 * once, when the post is deleted.
 */
export function replaceWithTombstones(overlay: TimelineOverlay, deletedIds: readonly string[]): TimelineOverlay {
  const { deleted, inViewIds, heldIds } = overlay;
  if (deletedIds.length === deleted.size && deletedIds.every(id => deleted.has(id))) return overlay;
  const next = deletedIds.map(id => [id, deleted.get(id) ?? (heldIds.includes(id) || inViewIds.includes(id))] as const);
  return { ...overlay, deleted: new Map(next) };
}

/**
 * The list has these entries now: collapses those added after a row of the same post was seen.
 *
 * @param isReblogged Whether the reader has reblogged the post by now: the facts may be older than that.
 */
export function collapse(
  overlay: TimelineOverlay,
  entries: readonly Entry[],
  factsOf: FactsOf,
  isEnabled: boolean,
  isReblogged: (id: string) => boolean,
): TimelineOverlay {
  const ids = itemIds(entries);
  // A list that is still empty has no first entries yet.
  if (ids.length === 0) return overlay;
  const { knownIds, seenIds } = overlay;
  const isSeen = (id: string): boolean => seenIds.has(id) || isReblogged(id);
  const collapsed = collapseReblogs(overlay.collapsed, { ids, knownIds, factsOf, isSeen, isEnabled });
  return { ...overlay, collapsed, knownIds: new Set(ids) };
}

const isSameList = (list: readonly string[], other: readonly string[]): boolean =>
  list.length === other.length && list.every((id, index) => id === other[index]);
