import type { Entry } from '@rookery/store/list';
import type { PlacementState } from '../options/timeline-options.js';
import { reblogsByRow, rowOf, type Collapsed, type CollapsedReblogs } from './reblog-collapse.js';
import { hasRow, type RowFilter, type StatusFacts } from './status-facts.js';
import { collapse, emptyOverlay, replaceWithTombstones, type TimelineOverlay } from './timeline-overlay.js';
import { nextRows, pinnedRows, timelineRows, type Injections, type Row } from './timeline-rows.js';

/** Everything the rows of a list are made from, apart from the overlay. Compared by identity, field by field. */
export interface ViewInput {
  entries: readonly Entry[];
  /** Deleted posts that are still among the entries. */
  deletedIds: readonly string[];
  /** The collapsed reblogs that the list was left with. */
  collapsed: Collapsed;
  pinnedIds: readonly string[];
  injections: Injections | null;
  shows: RowFilter;
  /** Whether reblogs of seen posts are collapsed. */
  isCollapsing: boolean;
  /** Compared by identity: another one when other posts are filtered. */
  filters: unknown;
}

/** A list as it is on the screen: its rows, and the state they come from. */
export interface TimelineView {
  input: ViewInput;
  overlay: TimelineOverlay;
  /** The facts of posts, read once each and after a change of filters: a list of thousands is looked through whenever one post is added. */
  facts: ReadonlyMap<string, StatusFacts>;
  rows: readonly Row[];
  /** The placements of the injected rows; null before the first ones. */
  placements: PlacementState | null;
}

const noFacts: TimelineView['facts'] = new Map();

type ReadFacts = (id: string) => StatusFacts | undefined;

/** The view of a list that was just opened. */
export function openView(input: ViewInput, readFacts: ReadFacts): TimelineView {
  return nextView({ input, overlay: emptyOverlay(), facts: new Map(), rows: [], placements: null }, input, readFacts);
}

/** The view of the list after a change of its input. Rows that did not change keep their identity, so that they are not drawn again. */
export function nextView(previous: TimelineView, input: ViewInput, readFacts: ReadFacts): TimelineView {
  const known = previous.input.filters === input.filters ? previous.facts : noFacts;
  const facts = withFacts(known, input.entries, readFacts);
  return drawRows({ ...previous, input, facts, overlay: nextOverlay(previous.overlay, input, facts, readFacts) });
}

/** The view with another overlay, after a transition that changes no row: what was seen, what is held. */
export const withOverlay = (view: TimelineView, overlay: TimelineOverlay): TimelineView =>
  overlay === view.overlay ? view : { ...view, overlay };

/** The view with its rows made anew from its overlay, after a transition that changes rows. */
export function drawRows(view: TimelineView): TimelineView {
  const { input, overlay, facts } = view;
  const factsOf = (id: string): StatusFacts | undefined => facts.get(id);
  const reblogs: ReadonlyMap<string, CollapsedReblogs> = input.isCollapsing
    ? reblogsByRow(overlay.collapsed, input.entries, factsOf)
    : new Map();
  const isVisible = (id: string): boolean => {
    if (overlay.deleted.get(id) === false || !hasRow(facts.get(id), input.shows)) return false;
    const into = rowOf(overlay.collapsed, id);
    return into === undefined || !reblogs.has(into) || overlay.expandedIds.has(into);
  };
  const plain = timelineRows(input.entries.filter(entry => entry.kind !== 'item' || isVisible(entry.id)));
  const { injections } = input;
  const injected = injections?.inject(plain, view.placements ?? injections.initialPlacements(), overlay.inViewIds);
  const rows = (injected?.rows ?? plain).map(row => withMarks(row, overlay, reblogs));
  const placements = injected?.placements ?? view.placements;
  // Pinned posts do not count for the positions of injected rows.
  return { ...view, placements, rows: nextRows(view.rows, [...pinnedRows(input.pinnedIds), ...rows]) };
}

/** The row with its tombstone or its collapsed reblogs. */
function withMarks(row: Row, overlay: TimelineOverlay, reblogs: ReadonlyMap<string, CollapsedReblogs>): Row {
  if (row.kind !== 'status') return row;
  if (overlay.deleted.get(row.id) === true) return { ...row, isTombstone: true };
  const collapsed = reblogs.get(row.id);
  return collapsed === undefined ? row : { ...row, reblogs: { ...collapsed, isExpanded: overlay.expandedIds.has(row.id) } };
}

function nextOverlay(
  overlay: TimelineOverlay,
  input: ViewInput,
  facts: ReadonlyMap<string, StatusFacts>,
  readFacts: ReadFacts,
): TimelineOverlay {
  // Until the list has entries, the collapsed reblogs are those it was left with.
  const opened = overlay.knownIds === null ? { ...overlay, collapsed: input.collapsed } : overlay;
  // A stored list may be from before the reblog that the response adds.
  const isReblogged = (id: string): boolean => readFacts(id)?.isReblogged === true;
  const collapsed = collapse(opened, input.entries, id => facts.get(id), input.isCollapsing, isReblogged);
  return replaceWithTombstones(collapsed, input.deletedIds);
}

function withFacts(
  facts: ReadonlyMap<string, StatusFacts>,
  entries: readonly Entry[],
  readFacts: ReadFacts,
): ReadonlyMap<string, StatusFacts> {
  const added = entries.flatMap(entry => {
    const read = entry.kind === 'item' && !facts.has(entry.id) ? readFacts(entry.id) : undefined;
    return entry.kind === 'item' && read !== undefined ? [[entry.id, read] as const] : [];
  });
  return added.length === 0 ? facts : new Map([...facts, ...added]);
}

/** Deleted posts without a tombstone: the list can drop them. */
export const droppedIds = ({ deleted }: TimelineOverlay): string[] =>
  [...deleted].flatMap(([id, hasTombstone]) => (hasTombstone ? [] : id));
