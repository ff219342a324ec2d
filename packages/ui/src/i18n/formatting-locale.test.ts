import { expect, test } from 'vitest';
import { formattingLocale } from './formatting-locale.js';

test.each([
  ['en', ['en-GB', 'en-US', 'en'], 'en-GB'],
  ['en', ['de-DE', 'en-IN', 'en-GB'], 'en-IN'],
  ['en', ['de-DE'], 'en'],
  ['en', [], 'en'],
  ['en', ['en', 'en-GB'], 'en'],
  ['ar', ['en-GB', 'ar-EG'], 'ar-EG'],
  ['en-US', ['en-GB'], 'en-US'],
  ['sr-Latn', ['sr-Cyrl-RS', 'sr-Latn-ME'], 'sr-Latn-ME'],
  ['en', ['', 'C', 'en_GB', 'x'.repeat(200), 'en-AU'], 'en-AU'],
  ['en', ['en-GB-u-hc-h12'], 'en-GB-u-hc-h12'],
  ['not a locale', ['en-GB'], 'not a locale'],
])('[I18N-01] texts in %s for a reader of %j are formatted for %s', (locale, languages, expected) => {
  expect(formattingLocale(locale, languages)).toBe(expected);
});
