import { expect, test } from 'vitest';
import { iconPath, iconSheet } from '../test-support/icon-sheet.js';

test('icons.css has the drawings of the icon library', async () => {
  await expect(iconSheet()).toMatchFileSnapshot('./icons.css');
});

test('all icons share one image', () => {
  expect(iconSheet().match(/url\(/g)).toHaveLength(1);
});

test('starts every path at its own origin', () => {
  const node = [
    ['path', { d: 'm2 9 3-3 3 3', key: 'a' }],
    ['path', { d: 'M13 18H7', key: 'b' }],
  ] as const;
  expect(iconPath({ node })).toBe('M0 0m2 9 3-3 3 3M0 0M13 18H7');
});

test('converts a circle', () => {
  expect(iconPath({ node: [['circle', { cx: '12', cy: '12', r: '10' }]] })).toBe('M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0z');
});

test('converts a rectangle with rounded corners', () => {
  expect(iconPath({ node: [['rect', { width: '18', height: '11', x: '3', y: '11', rx: '2' }]] })).toBe(
    'M5 11h14a2 2 0 0 1 2 2v7a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-7a2 2 0 0 1 2 -2z',
  );
});

test('converts a line', () => {
  expect(iconPath({ node: [['line', { x1: 1, y1: 2, x2: 3, y2: 4 }]] })).toBe('M1 2L3 4');
});

test('throws for an unsupported shape', () => {
  expect(() => iconPath({ node: [['polygon', { points: '0 0 1 1' }]] })).toThrow(TypeError);
});
