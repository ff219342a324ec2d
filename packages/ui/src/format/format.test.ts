import { expect, test } from 'vitest';
import { messages } from '../messages.js';
import { createFormat } from './format.js';
import { createCatalogue } from '../i18n/messages.js';

const NOW = Date.parse('2026-03-10T12:00:00.000Z');
const english = createFormat('en', createCatalogue('en').messages(messages), () => NOW);

test.each([
  [0, '0'],
  [7, '7'],
  [999, '999'],
  [1000, '1k'],
  [1239, '1.23k'],
  [12_399, '12.3k'],
  [123_999, '123k'],
  [999_999, '999k'],
  [1_000_000, '1M'],
  [1_239_999, '1.23M'],
  [Number.NaN, '•'],
])('[UI-07] formats the count %s as %s', (value, text) => {
  expect(english.number(value)).toBe(text);
});

test('formats an invalid date as an empty text', () => {
  expect(english.date('yesterday')).toBe('');
  expect(english.relative('yesterday')).toBe('');
});

test('formats older times as a date, with the year if it is not the current one', () => {
  const ago = (milliseconds: number) => english.relative(NOW - milliseconds);
  expect(ago(9_999)).toBe('now');
  expect(ago(10_000)).toBe('10s');
  expect(ago(60_000)).toBe('1m');
  expect(ago(3_600_000)).toBe('1h');
  expect(ago(86_400_000)).toBe('1d');
  expect(english.relative('2026-01-20T12:00:00.000Z')).toBe('Jan 20');
  expect(english.relative('2024-01-20T12:00:00.000Z')).toBe('Jan 20, 2024');
});
