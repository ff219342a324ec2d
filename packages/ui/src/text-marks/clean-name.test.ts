import { expect, test } from 'vitest';
import { cleanLabel, cleanName, cleanText, cleanWords, MAX_COMBINING_MARKS, MAX_NAME_LENGTH } from './clean-name.js';

test('removes controls and direction overrides, keeps line feeds and joiners', () => {
  expect(cleanText('a\u0000b\u0007c\u202Ed\u2066e\u2069\nf\tg')).toBe('abcde\nf\tg');
  expect(cleanText('👩\u200D👧 می\u200Cخواهم \u200F')).toBe('👩\u200D👧 می\u200Cخواهم \u200F');
});

test('limits a label to three combining marks per letter and no direction marks', () => {
  const marks = (count: number) => `z${'\u0301'.repeat(count)}x`;
  expect(cleanLabel(marks(MAX_COMBINING_MARKS))).toBe(marks(MAX_COMBINING_MARKS));
  expect(cleanLabel(marks(MAX_COMBINING_MARKS + 1))).toBe(marks(MAX_COMBINING_MARKS));
  expect(cleanLabel('a\u200Eb\u200F')).toBe('ab');
});

test('cuts a name at its maximum length, never inside a surrogate pair', () => {
  expect(cleanName(' Mara\n\n Lindqvist ')).toBe('Mara  Lindqvist');
  expect(cleanName('a'.repeat(MAX_NAME_LENGTH))).toHaveLength(MAX_NAME_LENGTH);
  expect(cleanName('a'.repeat(MAX_NAME_LENGTH + 1))).toHaveLength(MAX_NAME_LENGTH);
  expect(cleanName(`${'a'.repeat(MAX_NAME_LENGTH - 1)}🐦`)).toBe('a'.repeat(MAX_NAME_LENGTH - 1));
});

test('returns an empty name when no character is visible', () => {
  expect(cleanName('\u202E\u2066\u0000 \n')).toBe('');
});

test.each([
  ['Rule \u202Egnp.exe', 'Rule gnp.exe'],
  ['a \u202Db\u202C c', 'a b c'],
  // Isolates that are closed keep to themselves.
  ['on \u2066@mara\u2069 now', 'on \u2066@mara\u2069 now'],
  ['\u2068a \u2067b\u2069 c\u2069', '\u2068a \u2067b\u2069 c\u2069'],
  // The others would isolate what follows, or end the isolate they are in.
  ['a \u2067b', 'a b'],
  ['a\u2069 b \u2066', 'a b '],
])('keeps the words around %j in their order', (text, cleaned) => {
  expect(cleanWords(text)).toBe(cleaned);
});
