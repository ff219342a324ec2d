import { expect, it } from 'vitest';
import { pageWide } from './page-wide.js';

it('[MED-03] who asks for a name of the page gets what the first one made', () => {
  const first = pageWide('a test', () => ({ from: 'first' }));
  expect(pageWide('a test', () => ({ from: 'second' }))).toBe(first);
  expect(pageWide('another test', () => ({ from: 'other' }))).not.toBe(first);
});
