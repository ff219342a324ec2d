import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { anchorsIn, viewStartFor } from './anchor.js';
import type { Anchor } from './anchor.js';
import { createListLayout, mountedRows, readHeights, rowsBetween, rowTop, totalHeight } from './list-layout.js';
import type { ListLayout } from './list-layout.js';
import { measureNewRows, placeRows, takeHeights } from './row-elements.js';
import { driftOf, heldAnchors, isStale, isWithin, placeIn, viewOf } from './row-window.js';
import type { Committed, Seen } from './row-window.js';
import { createSizeBook, saveSizes } from './row-sizes.js';
import { pulledBy } from '../pull-to-refresh/pulled-by.js';
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

const DEFAULT_BUFFER_PX = 500;
/**
 * Beyond the buffer where the reader is going, when rows are drawn at all: some rows at once cost less than one by one, and one that
 * turns out lower than thought does not ask for the next.
 */
const DRAWN_AHEAD_PX = 300;
/** A restored row is held this long while rows above it are measured. */
const PIN_MS = 2000;
/** Rows above and below the reader whose heights are given to keep: written after every scroll, they must not grow with the sitting. */
const SAVED_AROUND = 1000;
const NO_KEYS: readonly string[] = [];
const USER_SCROLLS = ['wheel', 'touchmove', 'keydown', 'mousedown'] as const;

/** Which rows are mounted and where; keeps the anchor in place over every change. */
export function useVirtualRows<T>(options: VirtualRowsOptions<T>) {
  const { items, itemKey, bufferSize = DEFAULT_BUFFER_PX, keepMountedKeys = NO_KEYS } = options;
  const [book] = useState(() => createSizeBook(options.initialSizes, options.estimatedItemSize));
  const [seen] = useState<Seen>(() => ({
    anchors: options.initialAnchor ? [options.initialAnchor] : [],
    view: { start: 0, height: viewportHeight() },
    direction: 0,
  }));
  const [, setDrawing] = useState(0);
  const [focusedKey, setFocusedKey] = useState<string | null>(null);

  const keys = useMemo(() => items.map(itemKey), [items, itemKey]);
  const layout = useMemo(() => createListLayout(keys, book.heights, book.estimate), [keys, book]);

  const element = useRef<HTMLElement | null>(null);
  const committed = useRef<Committed | null>(null);
  const pinned = useRef<PinnedRow | null>(options.initialAnchor ? { anchor: options.initialAnchor, until: null } : null);
  const latest = useRef(options);
  const reached = useRef<string | null>(null);
  const holding = useRef(0);

  // The range follows the anchor, not the scroll position: in the render that puts rows in front, the rows on the screen
  // are found by their keys and stay mounted.
  const start = viewStartFor(layout, seen.anchors) ?? seen.view.start;
  const above = bufferSize + (seen.direction < 0 ? DRAWN_AHEAD_PX : 0);
  const below = bufferSize + (seen.direction > 0 ? DRAWN_AHEAD_PX : 0);
  const range = rowsBetween(layout, start - above, start + seen.view.height + below);
  const mounted = mountedRows(layout, range, focusedKey === null ? keepMountedKeys : [...keepMountedKeys, focusedKey]);
  const mountedKeys = mounted.map(index => layout.keys[index]).join('\n');

  /** Notes what the reader sees. Says whether other rows should be mounted for it, and whether some of it is not drawn at all. */
  const lookAround = useCallback(
    (notify: boolean): { isStale: boolean; isCovered: boolean } => {
      const state = committed.current;
      if (!state) return { isStale: false, isCovered: true };
      const view = viewOf(state);
      const anchors = anchorsIn(state.layout, view);
      note(seen, {
        anchors,
        view,
        direction: notify ? Math.sign(view.start - seen.view.start) || seen.direction : seen.direction,
      });
      const place = notify ? placeIn(anchors, state.headHeight) : null;
      if (place !== null) latest.current.onAnchorChange?.(place);
      const last = state.layout.keys.at(-1);
      if (last !== undefined && reached.current !== last && view.start + 2 * view.height >= totalHeight(state.layout)) {
        reached.current = last;
        latest.current.onReachEnd?.();
      }
      return {
        isStale: isStale(state, view, latest.current.bufferSize ?? DEFAULT_BUFFER_PX),
        isCovered: isWithin(rowsBetween(state.layout, view.start, view.start + view.height), state.range),
      };
    },
    [seen],
  );

  /** Brings places, heights and the scroll position into agreement with what is mounted. Says whether other rows should be. */
  const settle = useCallback(
    (now: Pick<Committed, 'layout' | 'range'>, hasResized = false): boolean => {
      const list = element.current;
      if (!list) return false;
      const before = committed.current;
      // Everything is written before anything is read, and read together: the browser lays the page out once.
      placeRows(list, now.layout);
      const { estimate } = book;
      const read = { viewHeight: viewportHeight(), headHeight: headHeight() };
      const scrollTop = window.scrollY;
      const listTop = documentTop(list);
      const drift = before?.scrollTop === scrollTop ? before.drift : 0;
      const held = before && heldAnchors(before, now.layout, scrollTop + drift);
      const isOther = before?.layout !== now.layout;
      const hasGrown = measureNewRows(list, book) || hasResized;
      // Another list was made while heights may still have been learned for the one before.
      if (isOther || book.estimate !== estimate) readHeights(now.layout, book.heights, book.estimate);
      else if (hasGrown) takeHeights(list, now.layout, book);
      if (isOther || hasGrown) placeRows(list, now.layout);
      const state: Committed = { ...now, ...read, height: totalHeight(now.layout), listTop, scrollTop, drift };
      committed.current = state;
      const target = wantedStart(isOther || hasGrown ? held : null, state.layout, pinned);
      if (target !== null && Math.abs(target - viewOf(state).start) >= 0.5) {
        window.scrollTo({ top: listTop + target, behavior: 'instant' });
        state.scrollTop = window.scrollY;
      }
      if (target !== null) state.drift = driftOf(target, state);
      return lookAround(false).isStale;
    },
    [book, lookAround],
  );

  const rowObserver = useRowObserver(book, () => {
    if (committed.current && settle(committed.current, true)) flushSync(() => setDrawing(count => count + 1));
  });

  // What stands above the list can arrive late too, like a profile's header: while a row is held, its place is checked in
  // every frame, before it is painted. (An observer of the page's size would come a frame too late.)
  const hold = useCallback(() => {
    if (holding.current !== 0) return;
    const check = () => {
      const state = committed.current;
      const list = element.current;
      if (!state || !list || !isPinned(pinned.current)) {
        holding.current = 0;
        return;
      }
      const top = documentTop(list);
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

  // Rows new in this commit are measured before it is painted; what is learned moves only what nobody has seen yet.
  const { first, last } = range;
  useLayoutEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- which rows are needed is known only when those drawn were measured
    if (settle({ layout, range: { first, last } })) setDrawing(count => count + 1);
    if (isPinned(pinned.current)) hold();
  }, [layout, first, last, mountedKeys, settle, hold]);

  useEffect(() => {
    const draw = () => setDrawing(count => count + 1);
    function onScroll(): void {
      const state = committed.current;
      if (!state) return;
      if (state.scrollTop !== window.scrollY) state.drift = 0;
      state.scrollTop = window.scrollY;
      if (element.current) state.listTop = documentTop(element.current);
      state.viewHeight = viewportHeight();
      const { isStale, isCovered } = lookAround(true);
      // Far jumps would show an empty page until React gets round to it.
      if (!isCovered) flushSync(draw);
      else if (isStale) draw();
    }
    function onResize(): void {
      if (committed.current) committed.current.viewHeight = viewportHeight();
      lookAround(false);
      draw();
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
      anchor() {
        const state = committed.current;
        return state && placeIn(anchorsIn(state.layout, viewOf(state)), state.headHeight);
      },
      sizes() {
        const state = committed.current;
        const at = state?.range.first ?? 0;
        return saveSizes(book, state?.layout.keys.slice(Math.max(0, at - SAVED_AROUND), at + SAVED_AROUND) ?? []);
      },
      scrollToKey(key, { offset = 0 } = {}) {
        const state = committed.current;
        const index = state?.layout.indexes.get(key);
        if (!state || index === undefined) return false;
        pinned.current = { anchor: { key, index, offset }, until: Date.now() + PIN_MS };
        window.scrollTo({ top: state.listTop + rowTop(state.layout, index) - offset, behavior: 'instant' });
        state.scrollTop = window.scrollY;
        state.drift = 0;
        if (lookAround(true).isStale) setDrawing(count => count + 1);
        hold();
        return true;
      },
      element: () => element.current,
    }),
    [book, lookAround, hold],
  );

  const rows = mounted.flatMap(index => {
    const item = items[index];
    const key = layout.keys[index];
    return item === undefined || key === undefined ? [] : [{ key, item, index }];
  });
  return { rows, attach, observe: rowObserver, handle };
}

function note(seen: Seen, now: Seen): void {
  Object.assign(seen, now);
}

/** Where the view has to begin so that nothing the reader looks at moves; null when there is nothing to hold. */
function wantedStart(held: readonly Anchor[] | null, layout: ListLayout, pinned: { current: PinnedRow | null }): number | null {
  const pin = pinned.current;
  if (pin && layout.keys.length > 0) {
    if (pin.until === null) pinned.current = { ...pin, until: Date.now() + PIN_MS };
    if (pin.until === null || pin.until > Date.now()) return viewStartFor(layout, [pin.anchor]);
    pinned.current = null;
  }
  return held && viewStartFor(layout, held);
}

function isPinned(pin: PinnedRow | null): boolean {
  return pin !== null && pin.until !== null && pin.until > Date.now();
}

function documentTop(list: HTMLElement): number {
  return list.getBoundingClientRect().top + window.scrollY - pulledBy(list);
}

/** What the page keeps clear at its top when it scrolls to something. */
function headHeight(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart) || 0;
}

function viewportHeight(): number {
  return document.documentElement.clientHeight || window.innerHeight;
}
