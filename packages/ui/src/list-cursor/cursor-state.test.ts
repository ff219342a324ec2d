import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keepCursor, moveCursor, takeWaiting, NO_CURSOR, passGap, type CursorState } from './cursor-state.js';

const rows = (count: number) => Array.from({ length: count }, (_, index) => `row ${index + 1}`);
const at = (key: string, waiting = 0): CursorState => ({ key, waiting });
const idle = { start: null, hasMore: false };
const endless = { start: null, hasMore: true };

describe('moveCursor', () => {
  it('begins on the row in view, else on the first row', () => {
    expect(moveCursor(NO_CURSOR, 'next', rows(5), { start: 'row 3', hasMore: false })).toEqual(at('row 3'));
    expect(moveCursor(NO_CURSOR, 'previous', rows(5), idle)).toEqual(at('row 1'));
  });

  it('moves row by row and stops at both ends', () => {
    expect(moveCursor(at('row 1'), 'next', rows(2), idle)).toEqual(at('row 2'));
    expect(moveCursor(at('row 2'), 'next', rows(2), idle)).toEqual(at('row 2'));
    expect(moveCursor(at('row 2'), 'previous', rows(2), idle)).toEqual(at('row 1'));
    expect(moveCursor(at('row 1'), 'previous', rows(2), idle)).toEqual(at('row 1'));
  });

  it('jumps to the first and the last row', () => {
    expect(moveCursor(at('row 3', 2), 'first', rows(5), endless)).toEqual(at('row 1'));
    expect(moveCursor(at('row 3'), 'last', rows(5), endless)).toEqual(at('row 5'));
  });

  it('keeps moves past the last loaded row; a move back cancels one', () => {
    let state = at('row 5');
    for (let press = 0; press < 3; press += 1) state = moveCursor(state, 'next', rows(5), endless);
    expect(state).toEqual(at('row 5', 3));
    expect(moveCursor(state, 'previous', rows(5), endless)).toEqual(at('row 5', 2));
    expect(takeWaiting(state, rows(5))).toEqual(at('row 5', 3));
    expect(takeWaiting(state, rows(7))).toEqual(at('row 7', 1));
    expect(takeWaiting(state, rows(20))).toEqual(at('row 8'));
  });

  it('has no row in an empty list', () => {
    expect(moveCursor(NO_CURSOR, 'next', [], endless)).toEqual(NO_CURSOR);
  });

  it('loses no move, whenever the rows arrive', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('press', 'page'), { maxLength: 300 }), events => {
        let state = at('row 1');
        let loaded = 5;
        for (const event of events) {
          if (event === 'press') state = moveCursor(state, 'next', rows(loaded), endless);
          else loaded += 3;
          state = takeWaiting(state, rows(loaded));
        }
        const presses = events.filter(event => event === 'press').length;
        expect(rows(loaded).indexOf(state.key ?? '') + state.waiting).toBe(presses);
      }),
      { seed: 7 },
    );
  });
});

describe('keepCursor', () => {
  it('[LIST-13] stays on its row when rows are prepended', () => {
    expect(keepCursor(at('b'), ['a', 'b'], ['x', 'y', 'a', 'b'])).toEqual(at('b'));
  });

  it('moves to the row below when its row is removed', () => {
    expect(keepCursor(at('b'), ['a', 'b', 'c'], ['a', 'c'])).toEqual(at('c'));
    expect(keepCursor(at('a'), ['a', 'b', 'c'], ['x', 'b', 'c'])).toEqual(at('b'));
    expect(keepCursor(at('b'), ['a', 'b', 'c', 'd'], ['a', 'd'])).toEqual(at('d'));
  });

  it('moves up when no row is left below', () => {
    expect(keepCursor(at('c'), ['a', 'b', 'c'], ['a', 'b'])).toEqual(at('b'));
    expect(keepCursor(at('c'), ['c'], [])).toEqual(NO_CURSOR);
    expect(keepCursor(at('c'), ['c'], ['x'])).toEqual(at('x'));
  });

  it('[LIST-03] moves from a filled gap to its newest entry', () => {
    expect(keepCursor(at('gap'), ['a', 'gap', 'd'], ['a', 'b', 'c', 'd'])).toEqual(at('b'));
  });

  it('is on a row of the list while there is one', () => {
    const keys = fc.uniqueArray(fc.integer({ min: 0, max: 30 }).map(String), { maxLength: 20 });
    fc.assert(
      fc.property(keys, keys, fc.nat(), (before, after, chance) => {
        fc.pre(before.length > 0);
        const { key } = keepCursor(at(before[chance % before.length] ?? ''), before, after);
        expect(key === null ? after.length === 0 : after.includes(key)).toBe(true);
      }),
      { seed: 7 },
    );
  });
});

describe('passGap', () => {
  const newer = { gapKey: 'gap', key: 'row 1', side: 'newer' } as const;
  const older = { gapKey: 'gap', key: 'row 9', side: 'older' } as const;

  it('[LIST-03] moves on from the row that stayed: down from the newer, up from the older', () => {
    expect(passGap(at('gap'), newer, ['row 1', 'row 2', 'rest', 'row 9'])).toEqual(at('row 2'));
    expect(passGap(at('gap'), older, ['row 1', 'gap', 'row 7', 'row 8', 'row 9'])).toEqual(at('row 8'));
    expect(passGap(at('gap'), older, ['row 1', 'row 7', 'row 8', 'row 9'])).toEqual(at('row 8'));
  });

  it('moves to the rest of the gap when nothing loaded from that side', () => {
    expect(passGap(at('gap'), older, ['row 1', 'row 2', 'rest', 'row 9'])).toEqual(at('rest'));
    expect(passGap(at('gap'), newer, ['row 1'])).toEqual(at('row 1'));
  });

  it('is null when the cursor is on another row', () => {
    expect(passGap(at('row 9'), older, ['row 1', 'row 8', 'row 9'])).toBeNull();
    expect(passGap(at('gap'), older, ['row 1', 'row 2'])).toBeNull();
  });
});

describe('edges of the cursor', () => {
  it('steps back from the row after the second one, to its neighbour', () => {
    expect(moveCursor(at('row 4'), 'previous', rows(5), idle)).toEqual(at('row 3'));
  });

  it('cancels the last waiting move before it steps back', () => {
    expect(moveCursor(at('row 5', 1), 'previous', rows(5), endless)).toEqual(at('row 5', 0));
  });

  it('begins again when its row is not in the list', () => {
    expect(moveCursor(at('gone'), 'next', rows(5), { start: 'row 2', hasMore: false })).toEqual(at('row 2'));
  });

  it('keeps a waiting move while its row is not in the list', () => {
    expect(takeWaiting(at('gone', 1), rows(5))).toEqual(at('gone', 1));
    expect(takeWaiting(at('row 2', 1), rows(5))).toEqual(at('row 3'));
    expect(takeWaiting(at('row 1', 1), rows(5))).toEqual(at('row 2'));
  });

  it('returns the same state when nothing changes', () => {
    const state = at('row 3');
    expect(keepCursor(state, rows(5), rows(5).toReversed())).toBe(state);
    expect(takeWaiting(state, rows(5))).toBe(state);
    expect(keepCursor(NO_CURSOR, rows(5), rows(2))).toBe(NO_CURSOR);
  });

  it('takes the nearest remaining row below when none above remains', () => {
    expect(keepCursor(at('row 2'), rows(5), ['row 5', 'row 4'])).toEqual(at('row 4'));
    expect(keepCursor(at('row 1'), rows(3), ['row 3', 'row 2'])).toEqual(at('row 2'));
  });
});
