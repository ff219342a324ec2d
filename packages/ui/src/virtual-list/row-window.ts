/* The mounted rows of a windowed list, and when other rows are needed. */
import { anchorsIn, viewStartFor } from './anchor.js';
import type { Anchor, View } from './anchor.js';
import { rowsBetween, totalHeight } from './list-layout.js';
import type { ListLayout, RowRange } from './list-layout.js';

/** The list as of its last commit. The next commit keeps rows in place against it. */
export interface ListSnapshot {
  layout: ListLayout;
  /** The layout's total height at that time, in px. */
  height: number;
  /** From the top of the scroller's content to the list's top, in px. */
  listTop: number;
  scrollTop: number;
  /** How far, in px, the scroll offset fell short of the wanted one: browsers round it to device pixels. */
  drift: number;
  /** Height of the viewport. Kept, because reading it after a write forces a layout. */
  viewHeight: number;
  /** Space at the viewport's edges that something sticky covers, in px. */
  padding: { readonly start: number; readonly end: number };
  /** Height of the scroller's content below the list, in px; 0 in a list that does not stick to its end. */
  contentBelow: number;
  /** The mounted rows, without those kept mounted by key. */
  range: RowRange;
}

/** The reader's view of the list. Written while scrolling and read by the next render: scrolling alone renders nothing. */
export interface ReaderView {
  anchors: readonly Anchor[];
  view: View;
  /** Direction of the last scroll: 1 down, -1 up, 0 before the first. */
  direction: number;
  isAtEnd: boolean;
}

/** Mounted rows this far outside the buffer, in px, are removed even if no other rows are needed. */
const FARTHEST_PX = 800;

/** The view before a change to `next`. A browser may already have scrolled a list that shrank: then the last known view counts. */
export function viewBefore(snapshot: ListSnapshot, next: ListLayout, scrollTop: number): View {
  const hasShrunk = totalHeight(next) < snapshot.height;
  return viewOf({ ...snapshot, scrollTop: hasShrunk ? snapshot.scrollTop + snapshot.drift : scrollTop });
}

/**
 * The rows to keep in place, best first: rows below the covered top of the viewport before the others. At the start of the page nothing is
 * scrolled under that cover.
 */
export function heldAnchors({ layout, listTop, padding }: ListSnapshot, view: View): Anchor[] {
  const anchors = anchorsIn(layout, view);
  const isAtStart = view.start + listTop <= 0;
  const covered = isAtStart ? 0 : padding.start;
  return [...anchors.filter(({ offset }) => offset >= covered), ...anchors.filter(({ offset }) => offset < covered)];
}

/**
 * Where the view begins with these rows held in place; null without any of them. At the start of the page content that has come above the list
 * is shown: the rows make room for it.
 */
export function heldStart(before: ListSnapshot, state: ListSnapshot, held: readonly Anchor[]): number | null {
  const start = viewStartFor(state.layout, held);
  const isAtStart = before.scrollTop === 0 && state.scrollTop === 0;
  return start !== null && isAtStart ? start - (state.listTop - before.listTop) : start;
}

/** The row being read: the first one wholly in view below the covered top of the viewport; null without rows. */
export function readingAnchor(anchors: readonly Anchor[], paddingStart: number): Anchor | null {
  return anchors.find(({ offset }) => offset >= paddingStart) ?? anchors[0] ?? null;
}

/** The rest of the distance to `target` that rounding left, in px. A pixel or more is no rounding: the content ends there. */
export function driftOf(target: number, snapshot: ListSnapshot): number {
  const left = target - viewOf(snapshot).start;
  return Math.abs(left) < 1 ? left : 0;
}

/** Whether rows near the view are missing, or many are mounted that are far from it. */
export function isStale({ layout, range }: ListSnapshot, view: View, buffer: number): boolean {
  const end = view.start + view.height;
  // One pixel less than is mounted: the two sums that lead to the same place differ in their last digits.
  const needed = buffer - 1;
  if (!isWithin(rowsBetween(layout, view.start - needed, end + needed), range)) return true;
  const farthest = buffer + FARTHEST_PX;
  return !isWithin(range, rowsBetween(layout, view.start - farthest, end + farthest));
}

export function isWithin(inner: RowRange, outer: RowRange): boolean {
  return inner.first >= outer.first && inner.last <= outer.last;
}

export function viewOf({ scrollTop, listTop, viewHeight }: Pick<ListSnapshot, 'listTop' | 'scrollTop' | 'viewHeight'>): View {
  return { start: scrollTop - listTop, height: viewHeight };
}
