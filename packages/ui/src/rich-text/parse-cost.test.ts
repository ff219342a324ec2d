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

test.each(['br', 'hr', 'img', 'p', 'li', 'wbr', 'input', 'td', 'th', 'tr', 'dt', 'dd', 'option', 'BR'])(
  'does not multiply by <%s>, which closes by itself',
  tag => {
    expect(parseCost(`<${tag}>`.repeat(100))).toBe(100);
  },
);

test('multiplies by the deepest nesting, whatever was closed after it', () => {
  expect(parseCost('<b><i></I></B><b></b>')).toBe(6 * 2);
  expect(parseCost('</b></b><b>')).toBe(3);
  expect(parseCost('<b></b></b><i></i></i>')).toBe(6);
});

test('costs nothing without tags', () => {
  expect(parseCost('a < b > c </ 3')).toBe(0);
});
