import { expect, it } from 'vitest';
import * as entry from './index.js';

it('exports these names', () => {
  expect(Object.keys(entry).toSorted()).toEqual([
    'createShownInjections',
    'noPlacements',
    'placeInjections',
    'readPlacements',
    'withInjections',
  ]);
});
