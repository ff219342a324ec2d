import { expect, it } from 'vitest';
import { extendTo, noSelection, selectAll, selectedIn, toggle } from './selection.js';

const order = ['a', 'b', 'c', 'd'];
const chosen = (selection: Parameters<typeof selectedIn>[0]) => selectedIn(selection, order).join('');

it('[HINT-11] chooses an item, and takes it back', () => {
  const one = toggle(noSelection, 'b');
  expect([chosen(one), chosen(toggle(one, 'b'))]).toEqual(['b', '']);
});

it('[HINT-11] chooses a range from the last pressed item in both directions', () => {
  const from = toggle(noSelection, 'c');
  expect([chosen(extendTo(from, 'a', order)), chosen(extendTo(from, 'd', order))]).toEqual(['abc', 'cd']);
});

it('chooses the item alone where a range has no beginning in the list', () => {
  expect(chosen(extendTo(noSelection, 'd', order))).toBe('d');
  expect(chosen(extendTo(toggle(noSelection, 'gone'), 'b', order))).toBe('b');
});

it('keeps what another range added', () => {
  const first = extendTo(toggle(noSelection, 'a'), 'b', order);
  expect(chosen(extendTo(toggle(first, 'd'), 'd', order))).toBe('abd');
});

it('chooses all that is loaded, in the order of the list', () => {
  expect(selectedIn(selectAll(order), [...order, 'e'].toReversed())).toEqual(['d', 'c', 'b', 'a']);
});
