import { describe, expect, it } from 'vitest';
import { cutAtFarSide } from './fill-gap.js';
import {
  firstItemId,
  indexOfItem,
  insertInOrder,
  insertPage,
  isInGap,
  isOlder,
  itemIds,
  knownAmong,
  mergeGaps,
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

  it('order ids of the server, and none that the client made', () => {
    expect([isOlder('9', '10'), isOlder('10', '9'), isOlder('9', '9')]).toEqual([true, false, false]);
    expect([isOlder(REBLOG, '9'), isOlder('1', REBLOG)]).toEqual([false, false]);
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
    expect(isInGap(listOf('9 9…5 5'), id)).toBe(isCovered);
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
    const position = positionOf(listOf('9 7 7…4 4 2'), id);
    expect([position.index, position.gap && textOf([position.gap])]).toEqual([index, gap]);
  });

  it('is never above the place that the search begins at', () => {
    expect(positionOf(listOf('9 7 2'), '10', 2)).toEqual({ index: 2, gap: null });
    expect(positionOf(listOf('9 7 2'), REBLOG, 2)).toEqual({ index: 2, gap: null });
  });

  it('is above a gap that begins below the id', () => {
    expect(positionOf(listOf('9 8…5 5'), '8')).toEqual({ index: 1, gap: null });
    expect(positionOf(listOf('9 7…5 5'), '8')).toEqual({ index: 1, gap: null });
  });
});

describe('insertInOrder', () => {
  it.each([
    ['9 7', '8', '9 8 7'],
    ['9 7', '6', '9 7 6'],
    ['9 9…5 5', '7', '9 9…7 7 7…5 5'],
    ['', '7', '7'],
  ])('[LIST-03] puts into %s the item %s, and keeps unknown ranges around it', (before, id, after) => {
    expect(textOf(insertInOrder(listOf(before), id))).toBe(after);
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
    expect(textOf(insertPage(listOf(before), ids(page)))).toBe(after);
  });

  it('leaves a list as it is without a page', () => {
    expect(textOf(insertPage(listOf('9 9…5 5'), []))).toBe('9 9…5 5');
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

describe('cutAtFarSide', () => {
  const gap = { kind: 'gap', newerId: '9', olderId: '4' } as const;

  it.each([
    ['newer', '8 7 6', '4 3', '8 7 6', false],
    ['newer', '8 4 3 2', '4 3', '8', true],
    ['newer', '8 5', '', '8 5', false],
    ['newer', '8 4', '', '8 4', true],
    ['newer', '8 3', '', '8 3', true],
    ['newer', '', '4 3', '', false],
    ['older', '7 6 5', '11 9', '7 6 5', false],
    ['older', '11 9 7 6', '11 9', '7 6', true],
    ['older', '8 7', '', '8 7', false],
    ['older', '9 7', '', '9 7', true],
    ['older', '10 7', '', '10 7', true],
  ] as const)('[LIST-03] keeps from the %s side of %s what lies before the far side %j', (side, page, far, kept, isReached) => {
    const result = cutAtFarSide(gap, side, ids(page), listOf(far));
    expect([result.ids.join(' '), result.isReached]).toEqual([kept, isReached]);
  });
});
