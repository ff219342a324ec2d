import type { VirtualListHandle } from '../virtual-list/virtual-list-handle.dom.js';
import {
  keepCursor,
  moveCursor,
  NO_CURSOR,
  passGap,
  takeWaiting,
  type CursorMove,
  type CursorState,
  type FilledGap,
} from './cursor-state.js';
import { createGlide } from './glide.dom.js';
import { firstRowInView, focusableBeside, focusTargetOf } from './row-view.dom.js';

/** The list as of its last commit. */
export interface CursorList {
  rows: readonly { readonly key: string }[];
  list: { readonly current: VirtualListHandle | null };
  /** Loads more rows at the end; null when all are loaded. */
  older: { isLoading: boolean; hasFailed: boolean; onLoad(): void } | null;
  /** The gap filled in this commit; null otherwise. Absent: the list has no gaps. */
  filled?: { current: FilledGap | null };
  /** Written by the cursor: the direction of its last move. Absent: nothing needs it. */
  moved?: { current: 'up' | 'down' | null };
}

/**
 * The reader's cursor in one list. It owns the current row by key, independent of the focus and of which rows are mounted.
 * It is inactive until the first key: readers without a keyboard see no trace of it.
 */
export interface ListCursor {
  move(move: CursorMove): void;
  /** The key of the current row; null before the first move. */
  key(): string | null;
  /** Moves the focus to the current row. */
  focus(): void;
  /** Whether the list holds the node. */
  contains(node: EventTarget | null): boolean;
  isEmpty(): boolean;
  /** To be called after every commit of the list. */
  update(list: CursorList): void;
  /** Stops following the focus, until the next key. */
  dispose(): void;
}

/** @param keep Keeps this row mounted outside the viewport, and no other. */
export function createListCursor(initial: CursorList, keep: (key: string | null) => void): ListCursor {
  let props = initial;
  let state: CursorState = NO_CURSOR;
  let rows = props.rows;
  let keys = rows.map(row => row.key);
  /** To be done once the current row is mounted. Only a row the reader moved to comes into view. */
  let due: 'nothing' | 'focus' | 'view and focus' = 'nothing';
  /** Whether a page was requested for waiting moves; `again` after a failure, which `older.hasFailed` still reports. */
  let requested: 'no' | 'yes' | 'again' = 'no';
  let marked: HTMLElement | null = null;
  let lastFocused: Element | null = null;
  let isActive = false;
  let lostFocus: MutationObserver | null = null;
  const glide = createGlide();
  const list = () => props.list.current?.element() ?? null;
  const rowOf = (key: string | null) => (key === null ? null : (props.list.current?.rowElement(key) ?? null));

  function activate(): void {
    if (isActive) return;
    isActive = true;
    rows = props.rows;
    keys = rows.map(row => row.key);
    // When the focused element of the current row is replaced or removed, the row takes the focus.
    lostFocus = new MutationObserver(() => {
      const isLost = document.activeElement === document.body && lastFocused?.isConnected === false;
      if (isLost) focusRow(rowOf(state.key));
    });
    document.addEventListener('focusin', onFocusIn);
    const focused = props.list.current?.keyAt(document.activeElement) ?? null;
    if (focused !== null) state = { key: focused, waiting: 0 };
  }

  function focusRow(row: Element | null): void {
    if (row !== null) focusTargetOf(row)?.focus({ preventScroll: true });
  }

  function isFocusElsewhere(): boolean {
    const active = document.activeElement;
    return active !== null && active !== document.body && list()?.contains(active) === false;
  }

  /** Marks the element of the current row with `data-current`, for its outline. */
  function mark(): void {
    const row = rowOf(state.key);
    if (row === marked) return;
    if (marked !== null) delete marked.dataset['current'];
    marked = row;
    lostFocus?.disconnect();
    if (row === null) return;
    row.dataset['current'] = '';
    lostFocus?.observe(row, { childList: true, subtree: true });
  }

  /** Brings the current row into view and focuses it, once it is mounted. */
  function follow(): void {
    const row = due === 'nothing' ? null : rowOf(state.key);
    const handle = props.list.current;
    if (row === null || handle === null) return;
    if (due === 'view and focus') {
      const key = state.key ?? '';
      glide.bringIntoView(row, handle.scroller, top => void handle.scrollToKey(key, { offset: top }));
    }
    due = 'nothing';
    focusRow(row);
  }

  function goTo(next: CursorState): void {
    const hasMoved = next.key !== state.key;
    state = next;
    if (!hasMoved && rowOf(state.key) === null) return;
    due = 'view and focus';
    keep(state.key);
    // A row that is not mounted yet follows with the next commit.
    follow();
    mark();
  }

  /** Loads the rows that waiting moves wait for. A failed page cancels them. */
  function loadWaiting(): void {
    const { older } = props;
    if (state.waiting === 0) return;
    if (older === null || (older.hasFailed && requested === 'yes')) {
      state = { ...state, waiting: 0 };
      requested = 'no';
    } else if (older.isLoading) requested = 'yes';
    else if (requested === 'no') {
      requested = older.hasFailed ? 'again' : 'yes';
      older.onLoad();
    }
  }

  function changeRows(): void {
    const before = keys;
    const lost = state.key;
    rows = props.rows;
    keys = rows.map(row => row.key);
    const filled = props.filled?.current ?? null;
    const passed = filled && passGap(state, filled, keys);
    const kept = passed ?? keepCursor(state, before, keys);
    const next = takeWaiting(kept, keys);
    requested = 'no';
    // The row beside a filled gap keeps its place: no smooth scroll begins there.
    if (passed !== null) glide.skipNext();
    if (next.waiting === state.waiting && next.key === lost) return;
    state = next;
    if (next.key !== kept.key || (passed && filled?.isByKeys)) due = 'view and focus';
    else if (next.key !== lost && !isFocusElsewhere()) due = 'focus';
    keep(state.key);
  }

  function onFocusIn({ target }: FocusEvent): void {
    const element = list();
    if (!(target instanceof Element) || element === null) return;
    lastFocused = target;
    if (!element.contains(target)) {
      glide.stop();
      state = { ...state, waiting: 0 };
      return;
    }
    const key = props.list.current?.keyAt(target) ?? null;
    if (key === null || key === state.key) return;
    glide.stop();
    state = { key, waiting: 0 };
    due = 'nothing';
    keep(key);
    mark();
  }

  return {
    key() {
      activate();
      return state.key;
    },
    contains: node => node instanceof Node && list()?.contains(node) === true,
    isEmpty: () => props.rows.length === 0,
    focus() {
      activate();
      focusRow(rowOf(state.key));
    },
    update(next) {
      props = next;
      if (!isActive) return;
      if (props.rows !== rows) changeRows();
      follow();
      mark();
      loadWaiting();
    },
    dispose() {
      isActive = false;
      document.removeEventListener('focusin', onFocusIn);
      lostFocus?.disconnect();
      glide.stop();
    },
    move(move) {
      activate();
      const element = list();
      const scroller = props.list.current?.scroller;
      const start = element && scroller ? (firstRowInView(element, scroller)?.dataset['key'] ?? null) : null;
      const before = state;
      const next = moveCursor(state, move, keys, { start, hasMore: props.older !== null });
      const isAtEnd = next.key === before.key && rowOf(before.key)?.contains(document.activeElement) === true;
      if (isAtEnd && element !== null && (move === 'first' || move === 'last')) {
        // Pressed again at the end, a key of the ARIA feed pattern leaves the list.
        focusableBeside(element, move === 'first' ? 'before' : 'after')?.focus();
        return;
      }
      goTo(next);
      if (props.moved) props.moved.current = move === 'previous' || move === 'first' ? 'up' : 'down';
      if (props.older?.isLoading !== true) requested = 'no';
      loadWaiting();
    },
  };
}

/** The move that a key of the ARIA feed pattern asks for; null for other keys. The pattern's keys cannot be remapped. */
export function feedPatternMove({ key, ctrlKey, altKey, metaKey, shiftKey }: KeyboardEvent): CursorMove | null {
  if (altKey || metaKey || shiftKey) return null;
  if (ctrlKey) return key === 'Home' ? 'first' : key === 'End' ? 'last' : null;
  return key === 'PageDown' ? 'next' : key === 'PageUp' ? 'previous' : null;
}
