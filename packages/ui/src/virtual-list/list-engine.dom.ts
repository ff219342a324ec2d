import { pullOffsetOf } from '../pull-to-refresh/pull-offset.dom.js';
import type { Scroller } from '../scroller/scroller.dom.js';
import { anchorsIn, viewStartFor } from './anchor.js';
import type { Anchor } from './anchor.js';
import { isAtEnd, spaceBelowEnd, startAtEnd } from './list-end.js';
import { readHeights, rowsBetween, rowTop, totalHeight } from './list-layout.js';
import type { ListLayout, RowRange } from './list-layout.js';
import { measureNewRows, placeRows, takeHeights } from './row-elements.dom.js';
import { createReachAnnouncer, type ReachCallbacks } from './reach-announcer.js';
import { createRowObserver, type ObserveRow } from './row-observer.dom.js';
import { createRowPin } from './row-pin.js';
import { driftOf, heldAnchors, heldStart, isStale, isWithin, readingAnchor, viewBefore, viewOf } from './row-window.js';
import type { ListSnapshot, ReaderView } from './row-window.js';
import { createSizeCache } from './size-cache.js';
import type { SizeCache } from './size-cache.js';

/** Fixed for the lifetime of the list. */
interface ListEngineOptions {
  scroller: Scroller;
  initialAnchor: Anchor | null;
  initialSizes: unknown;
  estimatedItemSize: number | undefined;
  sticksToEnd: boolean;
  /** In px, until the list is in the document. */
  viewHeight: number;
  /** Renders the list again: before the browser paints, in a task, or in short tasks between which the page responds. */
  render(when: 'before paint' | 'next' | 'in slices'): void;
}

/** May change with every render. */
interface ListEngineProps extends ReachCallbacks {
  bufferSize: number;
  sticksToEnd: boolean;
  onAnchorChange: ((anchor: Anchor) => void) | undefined;
}

/** Which rows are not mounted: `view`, some that the reader should see; `buffer`, only some beyond the view, or too many are mounted. */
type NeededRows = 'view' | 'buffer' | 'none';

/** Measures and places the rows of one list and keeps its scroll position. React decides which rows exist; nothing here renders. */
export interface ListEngine {
  readonly scroller: Scroller;
  readonly sizes: SizeCache;
  /** As of the last scroll or commit. */
  readonly reader: Readonly<ReaderView>;
  snapshot(): ListSnapshot | null;
  element(): HTMLElement | null;
  attach(list: HTMLElement | null): void;
  setProps(props: ListEngineProps): void;
  /** How far beyond the view rows are mounted, in px: nothing before the first paint, so that it comes sooner. */
  buffer(size: number): number;
  /** Where the view starts in a layout that is about to be rendered, in px. */
  startIn(layout: ListLayout): number;
  /** After React has mounted the rows of `range`: measures new rows, places all, corrects the scroll offset. Returns which other rows are needed. */
  commitLayout(layout: ListLayout, range: RowRange): NeededRows;
  observeRow: ObserveRow;
  onScroll(): void;
  onResize(): void;
  /** The list may have moved in its scroller without a scroll: content above it grew or went, or it is shown again. */
  onPlace(): void;
  /** The reader scrolls: a held row is released. */
  onInput(): void;
  scrollToKey(key: string, offset: number): boolean;
  scrollToEnd(): void;
  /** Mounts the buffer once the rows in view have been painted. */
  mountBuffer(): void;
  dispose(): void;
}

export function createListEngine(options: ListEngineOptions): ListEngine {
  const { scroller, render } = options;
  const sizes = createSizeCache(options.initialSizes, options.estimatedItemSize);
  const pin = createRowPin(options.initialAnchor);
  const announceReach = createReachAnnouncer();
  const reader: ReaderView = {
    anchors: options.initialAnchor ? [options.initialAnchor] : [],
    view: { start: 0, height: options.viewHeight },
    direction: 0,
    isAtEnd: options.sticksToEnd && options.initialAnchor === null,
  };
  let list: HTMLElement | null = null;
  let snapshot: ListSnapshot | null = null;
  let props: ListEngineProps | null = null;
  let frame = 0;
  let hasPainted = false;
  /** The list was taken out of the document and put back: its scroller may have shown something else meanwhile. */
  let hasReturned = false;
  let bufferFrame = 0;

  const buffer = (size: number): number => (hasPainted ? size : 0);
  const listTop = (element: HTMLElement): number => scroller.topOf(element) - pullOffsetOf(element);
  const follows = (): boolean => props?.sticksToEnd === true && reader.isAtEnd && !pin.isActive(Date.now());

  /** After a jump React would render too late: the viewport would be painted empty. */
  function renderFor(needed: NeededRows): void {
    if (needed !== 'none') render(needed === 'view' ? 'before paint' : 'next');
  }

  /** Records the reader's view. Returns which rows are needed for it. */
  function readViewport(state: ListSnapshot, isScroll: boolean): NeededRows {
    const { layout, padding } = state;
    const view = viewOf(state);
    if (isScroll) reader.direction = Math.sign(view.start - reader.view.start) || reader.direction;
    reader.anchors = anchorsIn(layout, view);
    reader.view = view;
    reader.isAtEnd = isAtEnd(view, state.height, padding.end);
    const anchor = isScroll ? readingAnchor(reader.anchors, padding.start) : null;
    if (anchor !== null) props?.onAnchorChange?.(anchor);
    if (props !== null) announceReach(layout.keys, view, state.height, props);
    if (!isWithin(rowsBetween(layout, view.start, view.start + view.height), state.range)) return 'view';
    return isStale(state, view, buffer(props?.bufferSize ?? 0)) ? 'buffer' : 'none';
  }

  function scrollTo(state: ListSnapshot, offset: number): void {
    scroller.scrollTo(offset);
    state.scrollTop = scroller.offset();
  }

  function commitLayout(layout: ListLayout, range: RowRange, hasResized = false): NeededRows {
    if (!list) return 'none';
    const before = snapshot;
    const isReturn = hasReturned;
    hasReturned = false;
    // Everything is written before anything is read, and read together: the browser lays the page out once.
    placeRows(list, layout);
    const { estimate } = sizes;
    const read = { viewHeight: scroller.viewportHeight(), padding: scroller.padding() };
    const scrollTop = scroller.offset();
    const top = listTop(list);
    const contentBelow = props?.sticksToEnd ? Math.max(0, scroller.contentHeight() - top - totalHeight(layout)) : 0;
    const drift = before?.scrollTop === scrollTop ? before.drift : 0;
    // The scroll offset of a list that was put back is that of what was shown instead. A viewport that grew and shrank has cut the offset.
    const isOffsetOfReader = !isReturn && !(follows() && before?.viewHeight !== read.viewHeight);
    const viewThen = before && (isOffsetOfReader ? viewBefore(before, layout, scrollTop + drift) : reader.view);
    const held = before && viewThen && heldAnchors(before, viewThen);
    const endThen = stickyEnd(before, viewThen);
    const isOther = before?.layout !== layout;
    const hasGrown = measureNewRows(list, sizes) || hasResized;
    // The layout was made before heights and the estimate were learned in this commit.
    if (isOther || sizes.estimate !== estimate) readHeights(layout, sizes.heights, sizes.estimate);
    else if (hasGrown) takeHeights(list, layout, sizes);
    if (isOther || hasGrown) placeRows(list, layout);
    const state: ListSnapshot = {
      layout,
      range,
      ...read,
      height: totalHeight(layout),
      listTop: top,
      scrollTop,
      drift,
      contentBelow,
    };
    snapshot = state;
    const isMoved = isOther || hasGrown || isReturn;
    const hasMoved = isMoved || before?.viewHeight !== state.viewHeight;
    const target =
      pin.startFor(layout, Date.now()) ??
      (hasMoved && endThen !== null
        ? startAtEnd(state.height, state.viewHeight, endThen)
        : isMoved && before && held && heldStart(before, state, held));
    if (typeof target === 'number') {
      if (Math.abs(target - viewOf(state).start) >= 0.5) scrollTo(state, top + target);
      state.drift = driftOf(target, state);
    }
    return readViewport(state, false);
  }

  /** The space to keep below the list's end, in px; null when the list does not stick to it. */
  function stickyEnd(before: ListSnapshot | null, view: ReaderView['view'] | null): number | null {
    if (props?.sticksToEnd !== true) return null;
    // Before the first commit the list begins at its end, unless it begins at an anchor.
    if (before === null || view === null) return reader.isAtEnd ? 0 : null;
    if (before.layout.keys.length === 0) return before.padding.end;
    if (!isAtEnd(view, before.height, before.padding.end)) return null;
    return spaceBelowEnd(view, before.height, before.padding.end, before.contentBelow);
  }

  // Content above the list can change too, like a profile header that loads: while a row is held, the list's top is checked in every
  // frame before it is painted. A ResizeObserver of the content would come a frame too late.
  function holdPinned(): void {
    if (frame !== 0 || !pin.isActive(Date.now())) return;
    const check = () => {
      frame = 0;
      if (!snapshot || !list || !pin.isActive(Date.now())) return;
      const top = listTop(list);
      const moved = top - snapshot.listTop;
      if (Math.abs(moved) >= 0.5) {
        snapshot.listTop = top;
        scrollTo(snapshot, scroller.offset() + moved);
      }
      frame = requestAnimationFrame(check);
    };
    frame = requestAnimationFrame(check);
  }

  const observeRow = createRowObserver(sizes, () => {
    if (snapshot) renderFor(commitLayout(snapshot.layout, snapshot.range, true));
  });

  return {
    scroller,
    sizes,
    reader,
    observeRow,
    buffer,
    snapshot: () => snapshot,
    element: () => list,
    attach(element) {
      list = element;
      hasReturned = list !== null && snapshot !== null;
    },
    setProps(next) {
      props = next;
    },
    startIn(layout) {
      // The range follows the anchors and not the scroll offset: when rows are prepended, the rows in view are found by their keys.
      if (follows() || (snapshot === null && reader.isAtEnd)) return startAtEnd(totalHeight(layout), reader.view.height, 0);
      return viewStartFor(layout, reader.anchors) ?? reader.view.start;
    },
    commitLayout(layout, range) {
      const needed = commitLayout(layout, range);
      holdPinned();
      return needed;
    },
    onScroll() {
      // A list outside the document has no place in its scroller.
      if (!snapshot || !list) return;
      hasPainted = true;
      if (follows() && scroller.viewportHeight() !== snapshot.viewHeight) {
        renderFor(commitLayout(snapshot.layout, snapshot.range));
        return;
      }
      const scrollTop = scroller.offset();
      if (snapshot.scrollTop !== scrollTop) snapshot.drift = 0;
      snapshot.scrollTop = scrollTop;
      snapshot.listTop = listTop(list);
      snapshot.viewHeight = scroller.viewportHeight();
      renderFor(readViewport(snapshot, true));
    },
    onResize() {
      if (snapshot) commitLayout(snapshot.layout, snapshot.range);
      render('next');
    },
    onPlace() {
      if (!snapshot || !list || list.getClientRects().length === 0) return;
      if (Math.abs(listTop(list) - snapshot.listTop) < 1 && scroller.viewportHeight() === snapshot.viewHeight) return;
      renderFor(commitLayout(snapshot.layout, snapshot.range));
    },
    onInput: pin.release,
    scrollToKey(key, offset) {
      const index = snapshot?.layout.indexes.get(key);
      if (!snapshot || index === undefined) return false;
      pin.set({ key, index, offset }, Date.now());
      scrollTo(snapshot, snapshot.listTop + rowTop(snapshot.layout, index) - offset);
      snapshot.drift = 0;
      if (readViewport(snapshot, true) !== 'none') render('next');
      holdPinned();
      return true;
    },
    scrollToEnd() {
      if (!snapshot) return;
      pin.release();
      const { height, viewHeight, padding } = snapshot;
      scrollTo(snapshot, snapshot.listTop + startAtEnd(height, viewHeight, padding.end));
      snapshot.drift = 0;
      if (readViewport(snapshot, true) !== 'none') render('next');
    },
    mountBuffer() {
      if (hasPainted) return;
      bufferFrame = requestAnimationFrame(() => {
        bufferFrame = requestAnimationFrame(() => {
          hasPainted = true;
          render('in slices');
        });
      });
    },
    dispose() {
      cancelAnimationFrame(frame);
      cancelAnimationFrame(bufferFrame);
      frame = 0;
    },
  };
}
