import { expect, it } from 'vitest';
import { readDisplayAttributes } from './display-attributes.js';

const parse = (attributes: Readonly<Record<string, string>>, pageLocale = '') =>
  readDisplayAttributes(name => attributes[name] ?? null, pageLocale);

it('has defaults for all of them', () => {
  expect(parse({})).toEqual({ locale: 'en', direction: 'ltr', theme: 'auto' });
});

it('parses all of them', () => {
  expect(parse({ locale: 'ar-eg', dir: 'LTR', theme: 'Dark' })).toEqual({ locale: 'ar-EG', direction: 'ltr', theme: 'dark' });
});

it('[I18N-01] takes the direction from the language', () => {
  expect(parse({ locale: 'he' }).direction).toBe('rtl');
});

it('[I18N-01] takes the language of the page when it has none of its own', () => {
  expect(parse({}, 'ar').locale).toBe('ar');
  expect(parse({ locale: 'pl' }, 'ar').locale).toBe('pl');
});

it.each(['not a language', '-', 'x'])('[I18N-01] ignores %j as a language', locale => {
  expect(parse({ locale }).locale).toBe('en');
});

it('ignores unknown values', () => {
  expect(parse({ theme: 'url(x)', dir: 'auto' })).toEqual(parse({}));
});
