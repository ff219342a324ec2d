import { expect, test } from 'vitest';
import { dragMeans, slideAt } from './slides.js';

test('[MOD-13] after the last slide comes the first, and before the first the last', () => {
  expect(slideAt(2, 1, 3)).toBe(0);
  expect(slideAt(0, -1, 3)).toBe(2);
  expect(slideAt(0, 1, 1)).toBe(0);
});

test('[MOD-13] a swipe of 60 px turns, a shorter one does not', () => {
  expect(dragMeans(-60, 0, 'ltr')).toBe('next');
  expect(dragMeans(60, 10, 'ltr')).toBe('previous');
  expect(dragMeans(-59, 0, 'ltr')).toBe('nothing');
  expect(dragMeans(-80, 90, 'ltr')).toBe('nothing');
});

test('[MOD-13] right to left, the next slide comes from the left', () => {
  expect(dragMeans(60, 0, 'rtl')).toBe('next');
  expect(dragMeans(-60, 0, 'rtl')).toBe('previous');
});

test('a drag down of 120 px closes', () => {
  expect(dragMeans(10, 120, 'ltr')).toBe('close');
  expect(dragMeans(10, 119, 'ltr')).toBe('nothing');
});
