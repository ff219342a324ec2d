import { rowAt, rowTop } from './list-layout.js';
import type { ListLayout } from './list-layout.js';

/** A row and where it stands. Enough to find the place again when everything around it changed. */
export interface Anchor {
  readonly key: string;
  readonly index: number;
  /** Pixels from the viewport's top to the row's top. */
  readonly offset: number;
}

/** What the reader sees of the list. */
export interface View {
  /** Pixels from the list's top to the viewport's top; negative while the list begins below it. */
  readonly start: number;
  /** Pixels. */
  readonly height: number;
}

/**
 * The rows to hold on to, best first: the first wholly visible row, those after it on the screen, then those before it.
 * More than one, because the first may be gone after the change.
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

/** The first of the anchors that is still in the list. */
function survivor(layout: ListLayout, anchors: readonly Anchor[]): Anchor | null {
  return anchors.find(anchor => layout.indexes.has(anchor.key)) ?? null;
}

/**
 * The view in which the first surviving anchor stands where it stood.
 *
 * When none survives, the row that now has the first anchor's index takes its place: a list replaced as a whole
 * keeps the reader at the same depth. Null without anchors or rows.
 */
export function viewStartFor(layout: ListLayout, anchors: readonly Anchor[]): number | null {
  if (layout.keys.length === 0) return null;
  const anchor = survivor(layout, anchors);
  if (anchor) return rowTop(layout, layout.indexes.get(anchor.key) ?? 0) - anchor.offset;
  const lost = anchors[0];
  if (!lost) return null;
  return rowTop(layout, Math.min(lost.index, layout.keys.length - 1)) - lost.offset;
}

function anchorOf(layout: ListLayout, index: number, view: View): Anchor {
  return { key: layout.keys[index] ?? '', index, offset: rowTop(layout, index) - view.start };
}
