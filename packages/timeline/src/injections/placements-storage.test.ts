import { expect, it } from 'vitest';
import { noPlacements, placeInjections } from './placements.js';
import { readPlacements } from './placements-storage.js';
import { timelineRows } from '../rows/timeline-rows.js';

const rule = { kind: 'ad', placementAt: (index: number) => (index === 2 ? 0 : null) };
const placed = placeInjections(noPlacements, [rule], timelineRows(['9', '8', '7', '6'].map(id => ({ kind: 'item', id }))));

it('[LIST-06] reads stored placements unchanged', () => {
  expect(placed.placed).toHaveLength(1);
  expect(readPlacements(JSON.stringify(placed))).toEqual(placed);
});

it('[LIST-06] leaves out damaged placements and keeps the others', () => {
  for (const text of [null, '', '{', 'null', '[]', '7', '{"placed":{},"order":[]}', '{"placed":[]}']) {
    expect(readPlacements(text)).toEqual(noPlacements);
  }
  const [placement] = placed.placed;
  const damaged = [
    null,
    {},
    { ...placement, index: 1.5 },
    { ...placement, side: 'left' },
    { ...placement, afterId: 7 },
    { ...placement, ordinal: 3 },
  ];
  expect(readPlacements(JSON.stringify({ ...placed, base: { id: 7 }, placed: [...damaged, placement] }))).toEqual({
    ...placed,
    base: null,
  });
});
