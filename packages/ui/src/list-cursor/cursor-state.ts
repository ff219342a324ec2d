/* The reader's cursor in a list: the current row by its key, and the moves that change it. */

export interface CursorState {
  /** The key of the current row; null before the first move. */
  readonly key: string | null;
  /** Moves down that wait for rows to load; 0 or more. */
  readonly waiting: number;
}

export type CursorMove = 'next' | 'previous' | 'first' | 'last';

export const NO_CURSOR: CursorState = { key: null, waiting: 0 };

/**
 * The cursor after one key press. `start` is the row a cursor without a row begins on.
 * A step past the last row waits while `hasMore`; `takeWaiting` takes it when rows arrive.
 */
export function moveCursor(
  state: CursorState,
  move: CursorMove,
  keys: readonly string[],
  { start, hasMore }: { start: string | null; hasMore: boolean },
): CursorState {
  const [first = null] = keys;
  if (first === null) return state;
  if (move === 'first') return { key: first, waiting: 0 };
  if (move === 'last') return { key: keys.at(-1) ?? first, waiting: 0 };
  const index = state.key === null ? -1 : keys.indexOf(state.key);
  if (index === -1) return { key: start ?? first, waiting: 0 };
  if (move === 'previous') {
    // A step back cancels a waiting step.
    if (state.waiting > 0) return { ...state, waiting: state.waiting - 1 };
    return { key: keys[Math.max(0, index - 1)] ?? first, waiting: 0 };
  }
  const next = keys[index + 1];
  if (next !== undefined) return { key: next, waiting: 0 };
  return { ...state, waiting: hasMore ? state.waiting + 1 : 0 };
}

/** The cursor after its waiting moves were taken, as far as rows are loaded now. */
export function takeWaiting(state: CursorState, keys: readonly string[]): CursorState {
  if (state.waiting === 0 || state.key === null) return state;
  const index = keys.indexOf(state.key);
  const target = Math.min(index + state.waiting, keys.length - 1);
  if (index === -1 || target === index) return state;
  return { key: keys[target] ?? state.key, waiting: state.waiting - (target - index) };
}

/**
 * The cursor after the rows changed from `before` to `after`. It stays on its row, at whatever index. When the row was removed, the
 * row now below its nearest remaining neighbour above becomes the current one.
 */
export function keepCursor(state: CursorState, before: readonly string[], after: readonly string[]): CursorState {
  if (state.key === null) return state;
  const present = new Set(after);
  if (present.has(state.key)) return state;
  const index = before.indexOf(state.key);
  const above = before.slice(0, Math.max(0, index)).findLast(key => present.has(key));
  if (above !== undefined) return { ...state, key: after[after.indexOf(above) + 1] ?? above };
  const below = before.slice(index + 1).find(key => present.has(key));
  return { ...state, key: below ?? after[0] ?? null };
}

/** A gap whose entries have loaded. */
export interface FilledGap {
  /** Key of the gap's row before it was filled. */
  gapKey: string;
  /** Key of the row beside the gap that stays in place, and the side of the gap it is on. */
  key: string;
  side: 'newer' | 'older';
  /** Whether the reader moves by keyboard: then the next row has to come into view. */
  isByKeys: boolean;
}

/**
 * The cursor after the gap it was on was filled. It moves on from the row that stayed in place to the row now beside it: the first
 * loaded entry, or the rest of the gap. Null when the cursor was on another row.
 */
export function passGap(
  state: CursorState,
  filled: Pick<FilledGap, 'gapKey' | 'key' | 'side'>,
  keys: readonly string[],
): CursorState | null {
  const beside = keys.indexOf(filled.key);
  if (state.key !== filled.gapKey || beside === -1) return null;
  return { ...state, key: keys[beside + (filled.side === 'newer' ? 1 : -1)] ?? filled.key };
}
