/* What is drawn of a windowed list, and when that is no longer enough. */
import { anchorsIn } from './anchor.js';
import type { Anchor, View } from './anchor.js';
import { rowsBetween, totalHeight } from './list-layout.js';
import type { ListLayout, RowRange } from './list-layout.js';

/** What the last commit looked like: the measure of what the next one moves. */
export interface Committed {
  layout: ListLayout;
  /** Its whole height then, in pixels. */
  height: number;
  /** Pixels from the document's top to the list's. */
  listTop: number;
  scrollTop: number;
  /** How far, in pixels, the browser could not follow to where the view was wanted: it scrolls to whole pixels. */
  drift: number;
  /** Of the viewport. Kept, because asking for it makes the browser lay out what was just written. */
  viewHeight: number;
  /** Pixels at the viewport's top that something sticky lies over: what is read begins below it. */
  headHeight: number;
  /** The rows that are drawn, kept ones aside. */
  range: RowRange;
}

/** What the reader last saw. Written while scrolling, read by the next drawing: scrolling alone draws nothing. */
export interface Seen {
  anchors: readonly Anchor[];
  view: View;
  /** Which way the view went last: 1 down, -1 up, 0 nowhere yet. */
  direction: number;
}

/** Rows that were left behind go with the next ones that come, at the latest this far outside the buffer: one drawing for both. */
const LEFT_BEHIND_PX = 800;

/**
 * What is on the screen and has to stay where it is when `next` takes the place of what was committed.
 */
export function heldAnchors(before: Committed, next: ListLayout, scrollTop: number): Anchor[] {
  // A list that became shorter may have been scrolled by the browser already: then the last known place counts.
  const shrank = totalHeight(next) < before.height;
  const anchors = anchorsIn(
    before.layout,
    viewOf({ ...before, scrollTop: shrank ? before.scrollTop + before.drift : scrollTop }),
  );
  const { headHeight } = before;
  return [...anchors.filter(({ offset }) => offset >= headHeight), ...anchors.filter(({ offset }) => offset < headHeight)];
}

/** The row being read: the first one that is wholly in view, and below what lies over the viewport's top; null without rows. */
export function placeIn(anchors: readonly Anchor[], headHeight: number): Anchor | null {
  return anchors.find(({ offset }) => offset >= headHeight) ?? anchors[0] ?? null;
}

/** What is left of the way to `target`. More than a pixel is no rounding: the page ends there. */
export function driftOf(target: number, state: Committed): number {
  const left = target - viewOf(state).start;
  return Math.abs(left) < 1 ? left : 0;
}

/** Whether rows near the view are missing, or many are mounted that are far from it. */
export function isStale(state: Committed, view: View, buffer: number): boolean {
  const { layout, range } = state;
  const end = view.start + view.height;
  // A pixel less than what is drawn: the sums of the two ways to the same place differ in their last digits.
  const needed = buffer - 1;
  if (!isWithin(rowsBetween(layout, view.start - needed, end + needed), range)) return true;
  const farthest = buffer + LEFT_BEHIND_PX;
  return !isWithin(range, rowsBetween(layout, view.start - farthest, end + farthest));
}

export function isWithin(inner: RowRange, outer: RowRange): boolean {
  return inner.first >= outer.first && inner.last <= outer.last;
}

export function viewOf({ scrollTop, listTop, viewHeight }: Pick<Committed, 'listTop' | 'scrollTop' | 'viewHeight'>): View {
  return { start: scrollTop - listTop, height: viewHeight };
}
