import { expect, it } from 'vitest';
import { layerDepth, layerState } from './layer-state.js';

it.each([null, undefined, 'layers', {}, { layers: -1 }, { layers: 1.5 }, { layers: '1' }])(
  'finds no layer in the state %j',
  state => {
    expect(layerDepth(state)).toBe(0);
  },
);

it('counts the layers of an entry', () => {
  expect(layerDepth(layerState(null, 2))).toBe(2);
});

it('keeps the state of the page and moves its position', () => {
  expect(layerState({ usr: { viewer: 1 }, key: 'a', idx: 0 }, 1)).toEqual({ usr: { viewer: 1 }, key: 'a', idx: 1, layers: 1 });
});
