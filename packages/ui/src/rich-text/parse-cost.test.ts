import { expect, test } from 'vitest';
import { parseCost } from './parse-cost.js';

test('estimates about one node per tag for an ordinary post', () => {
  expect(parseCost('<p>Hello <a href="x"><span>a</span></a></p><p><br>x</p>')).toBe(18);
});

test('does not multiply by tags that close implicitly', () => {
  expect(parseCost('<br>'.repeat(1_000))).toBe(1_000);
  expect(parseCost('<p>a'.repeat(1_000))).toBe(1_000);
});

test('multiplies by unclosed formatting, even when other tags are closed', () => {
  expect(parseCost('<b>'.repeat(100) + '<p>'.repeat(100))).toBe(20_000);
  expect(parseCost('<b></i>'.repeat(100))).toBe(20_000);
});
