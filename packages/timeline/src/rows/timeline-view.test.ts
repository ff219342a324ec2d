import type { Entry } from '@rookery/store/list';
import { describe, expect, it, vi } from 'vitest';
import { aReblogger } from '../test-support/reblogging-account.js';
import type { StatusFacts } from './status-facts.js';
import { see, toggleExpanded } from './timeline-overlay.js';
import type { Injections, Row } from './timeline-rows.js';
import type { PlacementState } from '../options/timeline-options.js';
import { drawRows, droppedIds, nextView, openView, withOverlay, type TimelineView, type ViewInput } from './timeline-view.js';

const entries = (...ids: string[]): Entry[] => ids.map(id => ({ kind: 'item', id }));
const plain = (postId: string): StatusFacts => ({
  postId,
  rebloggedBy: null,
  isReblogged: false,
  isReply: false,
  language: null,
  isFiltered: false,
});
const known: Record<string, StatusFacts> = {
  '7': { ...plain('5'), rebloggedBy: aReblogger('Ann') },
  '3': { ...plain('3'), isReply: true },
};
const readFacts = (id: string): StatusFacts => known[id] ?? plain(id);
const base: ViewInput = {
  entries: entries('5', '4'),
  deletedIds: [],
  collapsed: {},
  pinnedIds: [],
  injections: null,
  shows: { reblogs: true, replies: true },
  isCollapsing: true,
  filters: undefined,
};
/** Injections that need no placements. */
const injecting = (inject: (rows: readonly Row[]) => readonly Row[]): Injections => ({
  initialPlacements: () => ({ placed: [], base: null, order: [], isWaiting: false }),
  inject: (rows, placements) => ({ rows: inject(rows), placements }),
});
const open = (input: Partial<ViewInput> = {}) => openView({ ...base, ...input }, readFacts);
const change = (view: TimelineView, input: Partial<ViewInput>) => nextView(view, { ...view.input, ...input }, readFacts);
const keys = (view: TimelineView) => view.rows.map(row => row.key);

describe('nextView', () => {
  it('collapses a reblog of a seen post into its row until the reader expands it', () => {
    const opened = open();
    const view = change(withOverlay(opened, see(opened.overlay, ['5'])), { entries: entries('7', '5', '4') });
    expect(keys(view)).toEqual(['s:5', 's:4']);
    expect(view.rows[0]).toMatchObject({ reblogs: { ids: ['7'], accounts: [{ id: 'Ann' }], isExpanded: false } });
    const expanded = drawRows({ ...view, overlay: toggleExpanded(view.overlay, '5') });
    expect(keys(expanded)).toEqual(['s:7', 's:5', 's:4']);
    expect(keys(change(view, { isCollapsing: false }))).toEqual(['s:7', 's:5', 's:4']);
  });

  it('collapses the own reblog that the response adds to a stored list from before it', () => {
    const isOwn = (id: string): StatusFacts => ({ ...readFacts(id), isReblogged: readFacts(id).postId === '5' });
    expect(keys(nextView(open(), { ...base, entries: entries('7', '5', '4') }, isOwn))).toEqual(['s:5', 's:4']);
  });

  it('[LIST-13] leaves a tombstone for a deleted post in view, and drops the others', () => {
    const opened = open();
    const view = change(withOverlay(opened, see(opened.overlay, ['5'])), { deletedIds: ['5', '4'] });
    expect(view.rows).toEqual([{ kind: 'status', key: 's:5', id: '5', isTombstone: true }]);
    expect(droppedIds(view.overlay)).toEqual(['4']);
  });

  it('leaves out the replies and reblogs that the reader wants no rows for', () => {
    expect(keys(open({ entries: entries('7', '4', '3'), shows: { reblogs: false, replies: false } }))).toEqual(['s:4']);
  });

  it('adds pinned posts above the rows, with keys of their own and outside the injected rows', () => {
    const inject = vi.fn<(rows: readonly Row[]) => readonly Row[]>(rows => rows);
    expect(keys(open({ pinnedIds: ['5', '2'], injections: injecting(inject) }))).toEqual(['f-5', 'f-2', 's:5', 's:4']);
    expect(inject.mock.calls[0]?.[0].map(row => row.key)).toEqual(['s:5', 's:4']);
  });

  it('keeps the identity of injected rows', () => {
    const injection = { key: 'ad-0', kind: 'ad', ordinal: 0 };
    const injections = injecting(rows => [
      ...rows.slice(0, -1),
      { kind: 'injection', key: 'i:ad-0', injection },
      ...rows.slice(-1),
    ]);
    const view = open({ injections });
    expect(change(view, { entries: entries('6', '5', '4') }).rows[2]).toBe(view.rows[1]);
  });

  it('injects rows by the placements of the view before', () => {
    const initial: PlacementState = { placed: [], base: { id: '5', index: 0 }, order: [], isWaiting: false };
    const seen: (readonly string[])[] = [];
    const injections: Injections = {
      initialPlacements: () => initial,
      inject: (rows, placements) => {
        seen.push(placements.order);
        return { rows, placements: { ...placements, order: [...placements.order, 'next'] } };
      },
    };
    const view = change(open({ injections }), { entries: entries('6', '5', '4') });
    const off = change(view, { injections: null });
    expect(change(off, { injections }).placements?.order).toEqual(['next', 'next', 'next']);
    expect(seen).toEqual([[], ['next'], ['next', 'next']]);
  });

  it('reads the facts of a post once', () => {
    const read = vi.fn(readFacts);
    const view = openView(base, read);
    nextView(view, { ...base, entries: entries('6', '5', '4') }, read);
    expect(read.mock.calls).toEqual([['5'], ['4'], ['6']]);
  });
});
