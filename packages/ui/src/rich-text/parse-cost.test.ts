import { expect, test } from 'vitest';
import { parseCost } from './parse-cost.js';

test('an ordinary post costs about as many nodes as it has tags', () => {
  expect(parseCost('<p>Hello <a href="x"><span>a</span></a></p><p><br>x</p>')).toBe(18);
});

test('tags which close themselves do not add up', () => {
  expect(parseCost('<br>'.repeat(1_000))).toBe(1_000);
  expect(parseCost('<p>a'.repeat(1_000))).toBe(1_000);
});

test('unclosed formatting costs its number in everything after it, and closing other tags does not help', () => {
  expect(parseCost('<b>'.repeat(100) + '<p>'.repeat(100))).toBe(20_000);
  expect(parseCost('<b></i>'.repeat(100))).toBe(20_000);
});
