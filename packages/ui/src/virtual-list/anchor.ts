import { rowAt, rowTop } from './list-layout.js';
import type { ListLayout } from './list-layout.js';

/** A row and its place in the viewport: enough to restore the scroll position after everything around the row changed. */
export interface Anchor {
  readonly key: string;
  readonly index: number;
  /** From the viewport's top to the row's top, in px. */
  readonly offset: number;
}

/** The part of the list in the viewport. */
export interface View {
  /** From the list's top to the viewport's top, in px; negative while the list begins below it. */
  readonly start: number;
  /** Height of the viewport, in px. */
  readonly height: number;
}

/**
 * The rows in view as anchors, best first: the first wholly visible row, the rows after it, then the rows before it.
 * There are several because a change can remove the first.
 */
export function anchorsIn(layout: ListLayout, view: View): Anchor[] {
  if (layout.keys.length === 0) return [];
  const first = rowAt(layout, view.start);
  const last = rowAt(layout, view.start + view.height);
  const topmost = rowTop(layout, first) >= view.start || first === last ? first : first + 1;
  const rows: Anchor[] = [];
  for (let index = topmost; index <= last; index += 1) rows.push(anchorOf(layout, index, view));
  for (let index = topmost - 1; index >= first; index -= 1) rows.push(anchorOf(layout, index, view));
  return rows;
}

/**
 * Where the view starts so that the first anchor still in the list keeps its place in the viewport.
 *
 * When every anchor is gone, the row at the first anchor's index takes its place: a list replaced as a whole keeps its depth.
 * Null without anchors or rows.
 */
export function viewStartFor(layout: ListLayout, anchors: readonly Anchor[]): number | null {
  if (layout.keys.length === 0) return null;
  const anchor = anchors.find(({ key }) => layout.indexes.has(key));
  if (anchor) return rowTop(layout, layout.indexes.get(anchor.key) ?? 0) - anchor.offset;
  const lost = anchors[0];
  if (!lost) return null;
  return rowTop(layout, Math.min(lost.index, layout.keys.length - 1)) - lost.offset;
}

function anchorOf(layout: ListLayout, index: number, view: View): Anchor {
  return { key: layout.keys[index] ?? '', index, offset: rowTop(layout, index) - view.start };
}
