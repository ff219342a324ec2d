import { expect, test } from 'vitest';
import { byteText } from './byte-text.js';

test.each([
  [16_777_216, '16 MB'],
  [16_000_000, '16 MB'],
  [103_809_024, '99 MB'],
  [40_500_000, '40.5 MB'],
  [512_000, '512 kB'],
])('names the limit of %i bytes as %s', (bytes, text) => {
  expect(byteText(bytes, 'en')).toBe(text);
});
