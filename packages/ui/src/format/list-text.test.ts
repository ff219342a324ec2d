import { expect, test } from 'vitest';
import { listText } from './list-text.js';

test.each([
  ['en', 'A, B, C'],
  ['de', 'A, B und C'],
  ['ja', 'A、B、C'],
])('[I18N-01] lists names as %s does', (locale, expected) => {
  expect(listText(['A', 'B', 'C'], locale)).toBe(expected);
});

test('[I18N-01] lists the parts of a length', () => {
  expect(listText(['1 day', '2 hours'], 'en', 'unit')).toBe('1 day, 2 hours');
  expect(listText(['1日', '2時間'], 'ja', 'unit')).toBe('1日 2時間');
});
