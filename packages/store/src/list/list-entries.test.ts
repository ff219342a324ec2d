import { describe, expect, it } from 'vitest';
import { isOlderByForm, noOrder, olderIn } from '@rookery/api-client';
import {
  firstItemId,
  indexOfItem,
  insertInOrder,
  insertPage,
  isInGap,
  itemIds,
  knownAmong,
  mergeGaps,
  openBelow,
  positionOf,
  replaceWithGaps,
  type Entry,
} from './list-entries.js';

/** `9` is an item, `9…5` a gap, `(k)` a pending entry. */
const listOf = (text: string): Entry[] =>
  text
    .split(' ')
    .filter(word => word !== '')
    .map((word): Entry => {
      const [newerId = '', olderId] = word.split('…');
      if (olderId !== undefined) return { kind: 'gap', newerId, olderId };
      return word.startsWith('(') ? { kind: 'pending', key: word.slice(1, -1) } : { kind: 'item', id: word };
    });
const textOf = (list: readonly Entry[]): string =>
  list
    .map(entry =>
      entry.kind === 'item' ? entry.id : entry.kind === 'gap' ? `${entry.newerId}…${entry.olderId}` : `(${entry.key})`,
    )
    .join(' ');
const ids = (text: string): string[] => text.split(' ').filter(id => id !== '');
/** Made by the client: it tells no order. */
const REBLOG = '7:2';

describe('the entries of a list', () => {
  it('have the ids of their items alone', () => {
    expect(itemIds(listOf('(k) 9 9…5 5'))).toEqual(['9', '5']);
    expect([firstItemId(listOf('(k) 9…8 7 6')), firstItemId(listOf('(k)'))]).toEqual(['7', undefined]);
    expect([indexOfItem(listOf('(k) 9 5'), '5'), indexOfItem(listOf('9 9…5'), '5')]).toEqual([2, -1]);
    expect(knownAmong(['9', '5', '4'], listOf('9 9…5'), listOf('4 3'))).toEqual(new Set(['9', '4']));
  });

  it('show an order where every one of them follows it, and none that the client made', () => {
    const known = (...runs: string[]): boolean => olderIn(...runs.map(ids))('1', '2');
    expect(['9 5', '5 9', '9', '', '9 7 8', `9 ${REBLOG} 5`, 'b a'].map(run => known(run))).toEqual([
      true,
      false,
      false,
      false,
      false,
      true,
      false,
    ]);
    expect([known('9 5', '7'), known('9 5', '5 7'), known('', '9 5')]).toEqual([true, false, true]);
  });

  it.each([
    ['9…5 5', '5'],
    ['(k) 9…5 5', '(k) 5'],
    ['9 9…7 7…5 5', '9 9…5 5'],
    ['9 9…7 7 7…5', '9 9…7 7 7…5'],
    ['9 9…8 8…7 7…6 6', '9 9…6 6'],
  ])('merge adjacent gaps, and begin with none: %s', (before, after) => {
    expect(textOf(mergeGaps(listOf(before)))).toBe(after);
  });
});

describe('a gap', () => {
  it.each([
    ['8', true],
    ['6', true],
    ['9', false],
    ['5', false],
    ['10', false],
    [REBLOG, false],
  ])('covers the ids between its bounds: %s %s', (id, isCovered) => {
    expect(isInGap(listOf('9 9…5 5'), id, isOlderByForm)).toBe(isCovered);
  });
});

describe('positionOf', () => {
  it.each([
    ['10', 0, null],
    ['8', 1, null],
    ['6', 2, '7…4'],
    ['7', 2, null],
    ['3', 4, null],
    ['1', 5, null],
    [REBLOG, 0, null],
  ])('finds the place of %s above what is older', (id, index, gap) => {
    const position = positionOf(listOf('9 7 7…4 4 2'), id, isOlderByForm);
    expect([position.index, position.gap && textOf([position.gap])]).toEqual([index, gap]);
  });

  it('is never above the place that the search begins at', () => {
    expect(positionOf(listOf('9 7 2'), '10', isOlderByForm, 2)).toEqual({ index: 2, gap: null });
    expect(positionOf(listOf('9 7 2'), REBLOG, isOlderByForm, 2)).toEqual({ index: 2, gap: null });
  });

  it('is above a gap that begins below the id', () => {
    expect(positionOf(listOf('9 8…5 5'), '8', isOlderByForm)).toEqual({ index: 1, gap: null });
    expect(positionOf(listOf('9 7…5 5'), '8', isOlderByForm)).toEqual({ index: 1, gap: null });
  });
});

describe('insertInOrder', () => {
  it.each([
    ['9 7', '8', '9 8 7'],
    ['9 7', '6', '9 7 6'],
    ['9 9…5 5', '7', '9 9…7 7 7…5 5'],
    ['', '7', '7'],
  ])('[LIST-03] puts into %s the item %s, and keeps unknown ranges around it', (before, id, after) => {
    expect(textOf(insertInOrder(listOf(before), id, isOlderByForm))).toBe(after);
  });
});

describe('insertPage', () => {
  it.each([
    ['', '9 8', '9 8'],
    ['7 6', '9 8', '9 8 7 6'],
    ['9 6', '9 8 7 6', '9 8 7 6'],
    ['9 9…3 3', '9 8 7', '9 8 7 7…3 3'],
    ['9 9…3 3', '6 5 4', '9 9…6 6 5 4 4…3 3'],
    ['9 9…3 3', '5 4 3', '9 9…5 5 4 3'],
    ['9 9…3 3', '9 6 3', '9 6 3'],
    ['9 9…7 7 7…3 3', '8 7 6', '9 9…8 8 7 6 6…3 3'],
    ['9 9…7 7 7…3 3', '9 7 3', '9 7 3'],
    ['9 3', '8 8 7', '9 8 7 3'],
    [`9 ${REBLOG} 3`, `9 ${REBLOG} 8`, `9 ${REBLOG} 8 3`],
    ['9', `9 ${REBLOG} 8`, `9 ${REBLOG} 8`],
  ])('[LIST-03] puts into %s the page %s, and closes the gaps that it covers', (before, page, after) => {
    expect(textOf(insertPage(listOf(before), ids(page), isOlderByForm))).toBe(after);
  });

  it.each([
    ['9 9…3 3', '9 a', '9 a a…3 3'],
    ['9 9…3 3', 'a 3', '9 9…a a 3'],
    ['9 9…3 3', '9 a 3', '9 a 3'],
    ['9 8 3', '9 3 8 7', '9 3 8 7'],
    ['5 5…3 3', '9 8', '5 5…9 9 8 8…3 3'],
  ])('[LIST-03] puts into %s the page %s by its order alone where ids tell none', (before, page, after) => {
    const known = listOf(before).findIndex(entry => entry.kind === 'item' && entry.id === '3');
    const list = insertPage(listOf(before), ids(page), noOrder, known);
    expect(textOf(page === '9 8' ? openBelow(list, '8') : list)).toBe(after);
  });

  it('leaves a list as it is without a page', () => {
    expect(textOf(insertPage(listOf('9 9…5 5'), [], noOrder))).toBe('9 9…5 5');
  });
});

describe('replaceWithGaps', () => {
  it.each([
    ['9 8 7', '8', '9 9…7 7'],
    ['9 8 7 6', '8 7', '9 9…6 6'],
    ['9 8 7', '9', '8 7'],
    ['9 8 7', '7', '9 8 7'],
    ['9 9…7 7 5', '7', '9 9…5 5'],
    ['9 8 8…5 5', '8', '9 9…5 5'],
    ['9 8', '3', '9 8'],
  ])('[LIST-03] leaves a gap in %s in place of %s', (before, gone, after) => {
    expect(textOf(replaceWithGaps(listOf(before), new Set(ids(gone))))).toBe(after);
  });
});
