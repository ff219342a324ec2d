import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { anchorsIn, viewStartFor } from './anchor.js';
import type { Anchor, View } from './anchor.js';
import { createListLayout, mountedRows, rowsBetween, rowTop, totalHeight } from './list-layout.js';
import type { ListLayout } from './list-layout.js';
import { createSizeBook, recordSize, saveSizes } from './row-sizes.js';
import { useRowObserver } from './use-row-observer.js';
import type { VirtualListHandle } from './virtual-list-handle.js';

export interface VirtualRowsOptions<T> {
  items: readonly T[];
  itemKey(item: T): string;
  bufferSize: number | undefined;
  estimatedItemSize: number | undefined;
  initialAnchor: Anchor | null | undefined;
  initialSizes: unknown;
  onAnchorChange: ((anchor: Anchor) => void) | undefined;
  onReachEnd: (() => void) | undefined;
  keepMountedKeys: readonly string[] | undefined;
}

interface PinnedRow {
  readonly anchor: Anchor;
  /** Milliseconds since the epoch; null until the row is first in the list. */
  readonly until: number | null;
}

/** What the last commit looked like: the measure of what the next one moves. */
interface Committed {
  layout: ListLayout;
  /** Pixels from the document's top to the list's. */
  listTop: number;
  scrollTop: number;
  /** The part of the list that is drawn, in pixels from its top. */
  mounted: { readonly start: number; readonly end: number };
}

const DEFAULT_BUFFER_PX = 600;
/** A restored row is held this long while rows above it are measured. */
const PIN_MS = 2000;
const NO_KEYS: readonly string[] = [];
const USER_SCROLLS = ['wheel', 'touchmove', 'keydown', 'mousedown'] as const;

/** Which rows are mounted and where; keeps the anchor in place over every change. */
export function useVirtualRows<T>(options: VirtualRowsOptions<T>) {
  const { items, itemKey, bufferSize = DEFAULT_BUFFER_PX, keepMountedKeys = NO_KEYS } = options;
  const [book] = useState(() => createSizeBook(options.initialSizes, options.estimatedItemSize));
  const [measured, setMeasured] = useState(0);
  const [anchors, setAnchors] = useState<readonly Anchor[]>(() => (options.initialAnchor ? [options.initialAnchor] : []));
  const [viewHeight, setViewHeight] = useState(viewportHeight);
  const [listStart, setListStart] = useState(0);
  const [focusedKey, setFocusedKey] = useState<string | null>(null);

  const keys = useMemo(() => items.map(itemKey), [items, itemKey]);
  const layout = useMemo(
    () => createListLayout(keys, book.heights, book.estimate),
    // The heights are in a book that is written to; `measured` says that something in it is new.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [keys, book, measured],
  );

  const element = useRef<HTMLElement | null>(null);
  const committed = useRef<Committed | null>(null);
  const pinned = useRef<PinnedRow | null>(options.initialAnchor ? { anchor: options.initialAnchor, until: null } : null);
  const latest = useRef(options);
  const reached = useRef<string | null>(null);
  const holding = useRef(0);

  // The range follows the anchor, not the scroll position: in the render that puts rows in front, the rows on the screen
  // are found by their keys and stay mounted.
  const start = viewStartFor(layout, anchors) ?? listStart;
  const range = rowsBetween(layout, start - bufferSize, start + viewHeight + bufferSize);
  const mounted = mountedRows(layout, range, focusedKey === null ? keepMountedKeys : [...keepMountedKeys, focusedKey]);

  const lookAround = useCallback((notify: boolean) => {
    const state = committed.current;
    if (!state) return;
    const view = viewOf(state);
    const seen = anchorsIn(state.layout, view);
    setAnchors(seen);
    setListStart(view.start);
    setViewHeight(view.height);
    if (notify && seen[0]) latest.current.onAnchorChange?.(seen[0]);
    const last = state.layout.keys.at(-1);
    if (last !== undefined && reached.current !== last && view.start + 2 * view.height >= totalHeight(state.layout)) {
      reached.current = last;
      latest.current.onReachEnd?.();
    }
  }, []);

  const rowObserver = useRowObserver(book, () => flushSync(() => setMeasured(count => count + 1)));

  // What stands above the list can arrive late too, like a profile's header: while a row is held, its place is checked in
  // every frame, before it is painted. (An observer of the page's size would come a frame too late.)
  const hold = useCallback(() => {
    if (holding.current !== 0) return;
    const check = () => {
      const state = committed.current;
      const top = documentTop(element.current);
      if (!state || top === null || !isPinned(pinned.current)) {
        holding.current = 0;
        return;
      }
      const moved = top - state.listTop;
      if (Math.abs(moved) >= 0.5) {
        state.listTop = top;
        window.scrollTo({ top: window.scrollY + moved, behavior: 'instant' });
        state.scrollTop = window.scrollY;
      }
      holding.current = requestAnimationFrame(check);
    };
    holding.current = requestAnimationFrame(check);
  }, []);

  useLayoutEffect(() => {
    latest.current = options;
  });

  useLayoutEffect(() => {
    const list = element.current;
    if (!list) return;
    const before = committed.current;
    const scroll = window.scrollY;
    const now: Committed = {
      layout,
      listTop: list.getBoundingClientRect().top + scroll,
      scrollTop: scroll,
      mounted: before?.mounted ?? { start: 0, end: 0 },
    };
    committed.current = now;
    const target = wantedStart(before, now, pinned);
    if (target !== null && Math.abs(target - viewOf(now).start) >= 0.5) {
      window.scrollTo({ top: now.listTop + target, behavior: 'instant' });
      now.scrollTop = window.scrollY;
    }
    if (before?.layout !== layout) lookAround(false);
    if (isPinned(pinned.current)) hold();
  }, [layout, lookAround, hold]);

  const mountedStart = rowTop(layout, range.first);
  const mountedEnd = rowTop(layout, range.last + 1);
  useLayoutEffect(() => {
    if (committed.current) committed.current.mounted = { start: mountedStart, end: mountedEnd };
  }, [mountedStart, mountedEnd]);

  // Rows new in this commit are measured before it is painted; what is learned moves only what nobody has seen yet.
  const mountedKeys = mounted.map(index => layout.keys[index]).join('\n');
  useLayoutEffect(() => {
    let changed = false;
    for (const row of element.current?.children ?? []) {
      const key = row instanceof HTMLElement ? row.dataset['key'] : undefined;
      if (key !== undefined && !book.heights.has(key)) {
        changed = recordSize(book, key, row.getBoundingClientRect().height) || changed;
      }
    }
    if (changed) setMeasured(count => count + 1);
  }, [mountedKeys, book]);

  useEffect(() => {
    function onScroll(): void {
      const state = committed.current;
      if (!state) return;
      state.scrollTop = window.scrollY;
      state.listTop = documentTop(element.current) ?? state.listTop;
      const view = viewOf(state);
      const isCovered = view.start >= state.mounted.start && view.start + view.height <= state.mounted.end;
      // Far jumps would show an empty page until React gets round to it.
      if (isCovered) lookAround(true);
      else flushSync(() => lookAround(true));
    }
    function onResize(): void {
      lookAround(false);
    }
    function onUserScroll(): void {
      if (pinned.current?.until !== null) pinned.current = null;
    }
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('resize', onResize);
    for (const type of USER_SCROLLS) window.addEventListener(type, onUserScroll, { passive: true });
    return () => {
      cancelAnimationFrame(holding.current);
      holding.current = 0;
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('resize', onResize);
      for (const type of USER_SCROLLS) window.removeEventListener(type, onUserScroll);
    };
  }, [lookAround]);

  const attach = useCallback((list: HTMLElement | null) => {
    element.current = list;
    if (!list) return undefined;
    const onFocus = (event: FocusEvent) =>
      setFocusedKey((event.target as Element).closest<HTMLElement>('.rk-virtual-row')?.dataset['key'] ?? null);
    const onBlur = (event: FocusEvent) => {
      if (!list.contains(event.relatedTarget as Node | null)) setFocusedKey(null);
    };
    list.addEventListener('focusin', onFocus);
    list.addEventListener('focusout', onBlur);
    return () => {
      element.current = null;
      list.removeEventListener('focusin', onFocus);
      list.removeEventListener('focusout', onBlur);
    };
  }, []);

  const handle = useMemo<VirtualListHandle>(
    () => ({
      anchor: () => (committed.current ? (anchorsIn(committed.current.layout, viewOf(committed.current))[0] ?? null) : null),
      sizes: () => saveSizes(book),
      scrollToKey(key, { offset = 0 } = {}) {
        const state = committed.current;
        const index = state?.layout.indexes.get(key);
        if (!state || index === undefined) return false;
        pinned.current = { anchor: { key, index, offset }, until: Date.now() + PIN_MS };
        window.scrollTo({ top: state.listTop + rowTop(state.layout, index) - offset, behavior: 'instant' });
        state.scrollTop = window.scrollY;
        lookAround(true);
        hold();
        return true;
      },
      element: () => element.current,
    }),
    [book, lookAround, hold],
  );

  let bottom = 0;
  const rows = mounted.flatMap(index => {
    const item = items[index];
    const key = layout.keys[index];
    if (item === undefined || key === undefined) return [];
    const gap = rowTop(layout, index) - bottom;
    bottom = rowTop(layout, index + 1);
    return [{ key, item, index, gap }];
  });
  return { rows, height: totalHeight(layout), attach, observe: rowObserver, handle };
}

/** Where the view has to begin so that nothing the reader looks at moves; null when there is nothing to hold. */
function wantedStart(before: Committed | null, now: Committed, pinned: { current: PinnedRow | null }): number | null {
  const pin = pinned.current;
  if (pin && now.layout.keys.length > 0) {
    if (pin.until === null) pinned.current = { ...pin, until: Date.now() + PIN_MS };
    if (pin.until === null || pin.until > Date.now()) return viewStartFor(now.layout, [pin.anchor]);
    pinned.current = null;
  }
  if (!before || before.layout === now.layout) return null;
  // A list that became shorter may have been scrolled by the browser already: then the last known place counts.
  const shrank = totalHeight(now.layout) < totalHeight(before.layout);
  const view = viewOf({ ...before, scrollTop: shrank ? before.scrollTop : now.scrollTop });
  return viewStartFor(now.layout, anchorsIn(before.layout, view));
}

function isPinned(pin: PinnedRow | null): boolean {
  return pin !== null && pin.until !== null && pin.until > Date.now();
}

function documentTop(list: HTMLElement | null): number | null {
  return list && list.getBoundingClientRect().top + window.scrollY;
}

function viewOf(state: Committed): View {
  return { start: state.scrollTop - state.listTop, height: viewportHeight() };
}

function viewportHeight(): number {
  return document.documentElement.clientHeight || window.innerHeight;
}
