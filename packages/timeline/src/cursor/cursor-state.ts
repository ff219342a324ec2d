/** Where the reader's cursor stands in a feed: on a row, by its key. */

export interface CursorState {
  /** The key of the current row; null before the first move. */
  readonly key: string | null;
  /** Moves down that wait for rows that are not loaded yet; 0 or more. */
  readonly waiting: number;
}

export type CursorMove = 'next' | 'previous' | 'first' | 'last';

export const NO_CURSOR: CursorState = { key: null, waiting: 0 };

/**
 * The cursor after one press. `start` is the row it begins on when it stands nowhere yet.
 * A step past the last row waits while `hasMore`: it is taken when rows arrive, see `moveOn`.
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
    // A step back takes back a step that has not been taken yet.
    if (state.waiting > 0) return { ...state, waiting: state.waiting - 1 };
    return { key: keys[Math.max(0, index - 1)] ?? first, waiting: 0 };
  }
  const next = keys[index + 1];
  if (next !== undefined) return { key: next, waiting: 0 };
  return { ...state, waiting: hasMore ? state.waiting + 1 : 0 };
}

/** The cursor after waiting moves were taken over the rows that are there now. */
export function moveOn(state: CursorState, keys: readonly string[]): CursorState {
  if (state.waiting === 0 || state.key === null) return state;
  const index = keys.indexOf(state.key);
  const target = Math.min(index + state.waiting, keys.length - 1);
  if (index === -1 || target === index) return state;
  return { key: keys[target] ?? state.key, waiting: state.waiting - (target - index) };
}

/**
 * The cursor after the rows changed from `before` to `after`. It stays on its row wherever that is now; a row that went away
 * hands over to the nearest older one: what now stands right below the nearest newer row that is still there.
 */
export function keepCursor(state: CursorState, before: readonly string[], after: readonly string[]): CursorState {
  if (state.key === null) return state;
  const present = new Set(after);
  if (present.has(state.key)) return state;
  const index = before.indexOf(state.key);
  const newer = before.slice(0, Math.max(0, index)).findLast(key => present.has(key));
  if (newer !== undefined) return { ...state, key: after[after.indexOf(newer) + 1] ?? newer };
  const older = before.slice(index + 1).find(key => present.has(key));
  return { ...state, key: older ?? after[0] ?? null };
}

/**
 * The cursor after the gap it stood on was filled: it goes on from the row beside it that stayed, to the one that stands there
 * now, be that a post or what is left of the gap. Null when it stood elsewhere.
 */
export function passGap(
  state: CursorState,
  filled: { gapKey: string; key: string; side: 'newer' | 'older' },
  keys: readonly string[],
): CursorState | null {
  const beside = keys.indexOf(filled.key);
  if (state.key !== filled.gapKey || beside === -1) return null;
  return { ...state, key: keys[beside + (filled.side === 'newer' ? 1 : -1)] ?? filled.key };
}
