import { expect, it } from 'vitest';
import { fitOf } from './fit.js';

it.each([
  [{ height: 0, minHeight: 'auto', maxHeight: 'none' }, 'page'],
  [{ height: 420, minHeight: 'auto', maxHeight: 'none' }, 'box'],
  [{ height: 300, minHeight: '300px', maxHeight: 'none' }, 'page'],
  [{ height: 420, minHeight: '300px', maxHeight: 'none' }, 'box'],
  [{ height: 0, minHeight: '0px', maxHeight: '600px' }, 'box'],
] as const)('fits %j as %j', (sizes, fit) => {
  expect(fitOf(sizes)).toBe(fit);
});
