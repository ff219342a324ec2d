import { expect, it } from 'vitest';
import { noPlacements, placeInjections } from './injections.js';
import { readPlacements } from './injections-storage.js';
import { timelineRows } from './timeline-rows.js';

const rule = { kind: 'ad', slotAt: (index: number) => (index === 2 ? 0 : null) };
const placed = placeInjections(noPlacements, [rule], timelineRows(['9', '8', '7', '6'].map(id => ({ kind: 'item', id }))));

it('[LIST-06] placements come back from storage as they were', () => {
  expect(placed.placed).toHaveLength(1);
  expect(readPlacements(JSON.stringify(placed))).toEqual(placed);
});

it('[LIST-06] damaged placements are none, and a damaged slot alone is left out', () => {
  for (const text of [null, '', '{', 'null', '[]', '7', '{"placed":{},"order":[]}', '{"placed":[]}']) {
    expect(readPlacements(text)).toEqual(noPlacements);
  }
  const [slot] = placed.placed;
  const damaged = [null, {}, { ...slot, index: 1.5 }, { ...slot, side: 'left' }, { ...slot, afterId: 7 }, { ...slot, slot: 3 }];
  expect(readPlacements(JSON.stringify({ ...placed, base: { id: 7 }, placed: [...damaged, slot] }))).toEqual({
    ...placed,
    base: null,
  });
});
