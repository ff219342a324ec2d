import { describe, expect, it } from 'vitest';
import { chooseLocale, defaultSettings, readSettings } from './settings.js';

describe('readSettings', () => {
  it('keeps what is known and gives the rest its default', () => {
    expect(readSettings('{"theme":"dark","contrast":"loud","surprise":1}')).toEqual({ ...defaultSettings, theme: 'dark' });
  });

  it('survives text that is not an object', () => {
    for (const text of [null, '', '{', '[]', 'null', '"x"']) expect(readSettings(text)).toEqual(defaultSettings);
  });
});

describe('chooseLocale', () => {
  it('[I18N-01] follows the choice, then the browser, then English', () => {
    expect(chooseLocale({ ...defaultSettings, locale: 'ar' }, ['en'])).toBe('ar');
    expect(chooseLocale(defaultSettings, ['fr', 'ar-EG', 'en'])).toBe('ar');
    expect(chooseLocale(defaultSettings, ['fr'])).toBe('en');
  });
});
