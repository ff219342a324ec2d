import type { Entry } from '@rookery/store/list';
import { describe, expect, it } from 'vitest';
import { gridRows, tileAfterKey } from './grid-rows.js';

const item = (id: string): Entry => ({ kind: 'item', id });
const gap: Entry = { kind: 'gap', newerId: '5', olderId: '2' };
/** The number of media of each post. */
const counts: Readonly<Record<string, number>> = { 9: 1, 8: 1, 7: 4, 6: 1, 5: 2, 2: 1, 1: 0 };
const indexesOf = (id: string) => Array.from({ length: counts[id] ?? 1 }, (_, index) => index);
const rows = (ids: readonly string[], anchorKey: string | null = null) => gridRows(ids.map(item), indexesOf, anchorKey);
const keys = (drawn: ReturnType<typeof gridRows>) =>
  drawn.map(row => (row.kind === 'gap' ? 'gap' : row.tiles.map(({ key }) => key).join(' ')));

describe('gridRows', () => {
  it('[HINT-03] puts three attachments of one or several posts into a row', () => {
    expect(keys(rows(['9', '7', '6', '1']))).toEqual(['9:0 7:0 7:1', '7:2 7:3 6:0']);
  });

  it('names a row by the first post that begins in it, else by its first tile', () => {
    expect(rows(['7']).map(({ key }) => key)).toEqual(['s:7', 'm:7:3']);
    expect(rows(['9', '7', '6']).map(({ key }) => key)).toEqual(['s:9', 's:6']);
  });

  it('keeps the rows below when tiles arrive above', () => {
    const before = rows(['7', '6', '2'], '7:0');
    const after = rows(['9', '8', '7', '6', '2'], '7:0');
    expect(keys(after)).toEqual(['9:0 8:0', ...keys(before)]);
    expect(after.slice(1)).toEqual(before);
  });

  it('ends a row at a gap and begins anew below it', () => {
    const drawn = gridRows([item('6'), item('5'), item('9'), item('8'), gap, item('2')], indexesOf, '6:0');
    expect(keys(drawn)).toEqual(['6:0 5:0 5:1', '9:0 8:0', 'gap', '2:0']);
  });

  it('has unique keys for many posts of many media', () => {
    const many = gridRows(
      Array.from({ length: 200 }, (_, index) => item(String(index))),
      id => Array.from({ length: Number(id) % 7 }, (_, index) => index),
      '3:1',
    );
    expect(new Set(many.map(({ key }) => key)).size).toBe(many.length);
    expect(many.slice(1, -1).every(row => row.kind === 'tiles' && row.tiles.length === 3)).toBe(true);
  });
});

describe('tileAfterKey', () => {
  it.each([
    ['ArrowRight', 4, 5],
    ['ArrowLeft', 4, 3],
    ['ArrowDown', 4, 7],
    ['ArrowUp', 4, 1],
    ['ArrowUp', 2, 2],
    ['ArrowDown', 7, 7],
    ['Home', 4, 4],
  ])('[HINT-03] leads on %s from %i to %i', (key, at, next) => {
    expect(tileAfterKey(key, at, 9, 'ltr')).toBe(next);
  });

  it('turns left and right around in right-to-left pages', () => {
    expect(tileAfterKey('ArrowLeft', 4, 9, 'rtl')).toBe(5);
    expect(tileAfterKey('ArrowRight', 4, 9, 'rtl')).toBe(3);
  });
});
