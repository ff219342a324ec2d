import { expect, test } from 'vitest';
import { cleanLabel, cleanName, cleanText, MAX_COMBINING_MARKS, MAX_NAME_LENGTH } from './clean-name.js';

test('controls and direction overrides are taken out of a text, line feeds and joiners stay', () => {
  expect(cleanText('a\u0000b\u0007c\u202Ed\u2066e\u2069\nf\tg')).toBe('abcde\nf\tg');
  expect(cleanText('👩\u200D👧 می\u200Cخواهم \u200F')).toBe('👩\u200D👧 می\u200Cخواهم \u200F');
});

test('a label keeps no direction marks and at most three combining marks on a letter', () => {
  const marks = (count: number) => `z${'\u0301'.repeat(count)}x`;
  expect(cleanLabel(marks(MAX_COMBINING_MARKS))).toBe(marks(MAX_COMBINING_MARKS));
  expect(cleanLabel(marks(MAX_COMBINING_MARKS + 1))).toBe(marks(MAX_COMBINING_MARKS));
  expect(cleanLabel('a\u200Eb\u200F')).toBe('ab');
});

test('a name is one line of at most its longest length, and never half a letter', () => {
  expect(cleanName(' Mara\n\n Lindqvist ')).toBe('Mara  Lindqvist');
  expect(cleanName('a'.repeat(MAX_NAME_LENGTH))).toHaveLength(MAX_NAME_LENGTH);
  expect(cleanName('a'.repeat(MAX_NAME_LENGTH + 1))).toHaveLength(MAX_NAME_LENGTH);
  expect(cleanName(`${'a'.repeat(MAX_NAME_LENGTH - 1)}🐦`)).toBe('a'.repeat(MAX_NAME_LENGTH - 1));
});

test('a name of nothing that can be seen is empty', () => {
  expect(cleanName('\u202E\u2066\u0000 \n')).toBe('');
});
