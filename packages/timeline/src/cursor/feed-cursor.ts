import { prefersReducedMotion } from '@rookery/ui';
import { keepCursor, moveCursor, moveOn, NO_CURSOR, passGap, type CursorMove } from './cursor-state.js';
import type { FeedPort } from './feed-port.js';
import { firstRowInView, focusableBeside, focusTargetOf, wantedTop } from './row-view.js';

/** The cursor of one feed: it owns the current row by its key, wherever the focus and the window are. */
export interface FeedCursor {
  move(move: CursorMove): void;
  /** The element of the current row; null before the first move. */
  row(): HTMLElement | null;
  /** Puts the focus on the current row without a move. */
  focus(): void;
}

/** Moves that follow each other faster than this do not glide, ms. */
const GLIDE_AFTER_MS = 250;
/** A glide has come to rest when the page has not moved for so many frames. */
const REST_FRAMES = 6;

const cursors = new WeakMap<FeedPort, FeedCursor>();

export function cursorOf(port: FeedPort): FeedCursor {
  const known = cursors.get(port);
  if (known !== undefined) return known;
  const cursor = createFeedCursor(port);
  cursors.set(port, cursor);
  return cursor;
}

function createFeedCursor(port: FeedPort): FeedCursor {
  let state = NO_CURSOR;
  let rows = port.rows;
  let keys = rows.map(row => row.key);
  /** What is still to be done for the current row as soon as it is mounted. A row nobody moved to is not brought into view. */
  let due: 'nothing' | 'focus' | 'view and focus' = 'nothing';
  let lastMove = -Infinity;
  /** Whether a page was asked for because of waiting moves; `again` after one that failed, which is still said to have. */
  let asked: 'no' | 'yes' | 'again' = 'no';
  let endGlide: (() => void) | null = null;
  let lastFocused: Element | null = null;
  /** What is drawn anew in the current row, or leaves it, takes the focus with it: then the row has it. */
  const lostFocus = new MutationObserver(() => {
    const isLost = document.activeElement === document.body && lastFocused?.isConnected === false;
    const row = isLost ? rowOf(state.key) : null;
    if (row !== null) focusTargetOf(row)?.focus({ preventScroll: true });
  });

  const list = () => port.list.current?.element() ?? null;
  const rowOf = (key: string | null) =>
    key === null ? null : (list()?.querySelector<HTMLElement>(`:scope > [data-key="${CSS.escape(key)}"]`) ?? null);
  const isFocusElsewhere = () => {
    const active = document.activeElement;
    return active !== null && active !== document.body && list()?.contains(active) === false;
  };

  function mark(): void {
    const current = rowOf(state.key);
    for (const row of list()?.querySelectorAll(':scope > [data-current]') ?? []) {
      if (row !== current) delete (row as HTMLElement).dataset['current'];
    }
    if (current === null || current.dataset['current'] === '') return;
    current.dataset['current'] = '';
    lostFocus.disconnect();
    lostFocus.observe(current, { childList: true, subtree: true });
  }

  /** Brings the current row into view and focuses it, once it is mounted. */
  function follow(): void {
    const row = due === 'nothing' ? null : rowOf(state.key);
    if (row === null) return;
    if (due === 'view and focus') bringIntoView(row);
    due = 'nothing';
    focusTargetOf(row)?.focus({ preventScroll: true });
  }

  function bringIntoView(row: HTMLElement): void {
    endGlide?.();
    endGlide = null;
    const now = performance.now();
    const isCalm = now - lastMove > GLIDE_AFTER_MS;
    lastMove = now;
    const top = wantedTop(row);
    if (top === null) return;
    const distance = row.getBoundingClientRect().top - top;
    if (!isCalm || prefersReducedMotion() || Math.abs(distance) > window.innerHeight) jump(row, top);
    else glide(row, distance);
  }

  function jump(row: HTMLElement, top: number): void {
    const { key } = row.dataset;
    if (key !== undefined) port.list.current?.scrollToKey(key, { offset: top });
  }

  /** Rows measured on the way can stop a glide short: where it comes to rest is checked. */
  function glide(row: HTMLElement, distance: number): void {
    const stop = () => {
      endGlide?.();
      endGlide = null;
    };
    let last = Number.NaN;
    let restingFrames = 0;
    const look = () => {
      restingFrames = window.scrollY === last ? restingFrames + 1 : 0;
      last = window.scrollY;
      if (restingFrames < REST_FRAMES) {
        frame = requestAnimationFrame(look);
        return;
      }
      stop();
      const top = row.isConnected ? wantedTop(row) : null;
      if (top !== null) jump(row, top);
    };
    let frame = requestAnimationFrame(look);
    // Who scrolls meanwhile has the say.
    window.addEventListener('wheel', stop, { passive: true });
    window.addEventListener('touchmove', stop, { passive: true });
    endGlide = () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('wheel', stop);
      window.removeEventListener('touchmove', stop);
    };
    window.scrollBy({ top: distance, behavior: 'smooth' });
  }

  function goTo(next: typeof state): void {
    const hasMoved = next.key !== state.key;
    state = next;
    if (!hasMoved && rowOf(state.key) === null) return;
    due = 'view and focus';
    port.keep(state.key);
    // A row that is not mounted comes with the next commit.
    follow();
    mark();
  }

  /** Loads what waiting moves wait for; a page that cannot be loaded ends them. */
  function askForMore(): void {
    const { older } = port;
    if (state.waiting === 0) return;
    if (older === null || (older.hasFailed && asked === 'yes')) {
      state = { ...state, waiting: 0 };
      asked = 'no';
    } else if (older.isLoading) asked = 'yes';
    else if (asked === 'no') {
      asked = older.hasFailed ? 'again' : 'yes';
      older.onLoad();
    }
  }

  function onCommit(): void {
    if (port.rows !== rows) {
      const before = keys;
      const lost = state.key;
      rows = port.rows;
      keys = rows.map(row => row.key);
      const filled = port.filled?.current ?? null;
      const passed = filled && passGap(state, filled, keys);
      const kept = passed ?? keepCursor(state, before, keys);
      const next = moveOn(kept, keys);
      asked = 'no';
      // The rows beside a filled gap stand still: no glide begins from there.
      if (passed !== null) lastMove = performance.now();
      if (next.waiting !== state.waiting || next.key !== lost) {
        state = next;
        if (next.key !== kept.key || (passed && filled?.isByKeys)) due = 'view and focus';
        else if (next.key !== lost && !isFocusElsewhere()) due = 'focus';
        port.keep(state.key);
      }
    }
    follow();
    mark();
    askForMore();
  }

  function onFocusIn({ target }: FocusEvent): void {
    const element = list();
    if (!(target instanceof Element) || element === null) return;
    lastFocused = target;
    if (!element.contains(target)) {
      state = { ...state, waiting: 0 };
      return;
    }
    const key = target.closest<HTMLElement>('.rk-virtual-row')?.dataset['key'];
    if (key === undefined || key === state.key) return;
    state = { key, waiting: 0 };
    due = 'nothing';
    port.keep(key);
    mark();
  }

  document.addEventListener('focusin', onFocusIn);
  port.onCommit = onCommit;
  port.onEnd = () => {
    document.removeEventListener('focusin', onFocusIn);
    lostFocus.disconnect();
    endGlide?.();
    port.onCommit = null;
    cursors.delete(port);
  };
  const focused = document.activeElement?.closest<HTMLElement>('.rk-virtual-row');
  if (focused && list()?.contains(focused)) state = { key: focused.dataset['key'] ?? null, waiting: 0 };

  return {
    move(move) {
      const element = list();
      const start = element === null ? null : (firstRowInView(element)?.dataset['key'] ?? null);
      const before = state;
      const next = moveCursor(state, move, keys, { start, hasMore: port.older !== null });
      const isAtEnd = next.key === before.key && rowOf(before.key)?.contains(document.activeElement) === true;
      if (isAtEnd && element !== null && (move === 'first' || move === 'last')) {
        // Pressed again at the end, the key of the feed pattern leads out of the feed.
        focusableBeside(element, move === 'first' ? 'before' : 'after')?.focus();
        return;
      }
      goTo(next);
      if (port.moved) port.moved.current = move === 'previous' || move === 'first' ? 'up' : 'down';
      if (port.older?.isLoading !== true) asked = 'no';
      askForMore();
    },
    row: () => rowOf(state.key),
    focus: () => rowOf(state.key) && focusTargetOf(rowOf(state.key) as HTMLElement)?.focus({ preventScroll: true }),
  };
}
