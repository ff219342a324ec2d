import { describe, expect, it } from 'vitest';
import { chooseLocale, defaultSettings, readSettings } from './settings.js';

describe('readSettings', () => {
  it('keeps known values and gives the rest their defaults', () => {
    expect(readSettings('{"theme":"dark","contrast":"loud","surprise":1}')).toEqual({ ...defaultSettings, theme: 'dark' });
  });

  it('[NAV-11] keeps plausible pinned hosts in their order, each once', () => {
    const text = JSON.stringify({ pinnedHosts: ['tram.city', 'mar.social', 'tram.city', 7, 'a/b', 'a b.example', ''] });
    expect(readSettings(text).pinnedHosts).toEqual(['tram.city', 'mar.social']);
    expect(readSettings('{"pinnedHosts":"tram.city"}').pinnedHosts).toEqual([]);
  });

  it('falls back to the defaults when the text is not an object', () => {
    for (const text of [null, '', '{', '[]', 'null', '"x"']) expect(readSettings(text)).toEqual(defaultSettings);
  });
});

describe('readSettings, keys', () => {
  const keysIn = (stored: unknown) => readSettings(JSON.stringify({ shortcutKeys: stored })).shortcutKeys;

  it('keeps lists of keys by command id', () => {
    expect(keysIn({ next: ['n'], favourite: [] })).toEqual({ next: ['n'], favourite: [] });
  });

  it('drops everything but short lists of short strings', () => {
    expect(
      keysIn({ next: 'n', previous: [7], open: [null], reply: ['x'.repeat(25)], reblog: ['1', '2', '3', '4', '5'] }),
    ).toEqual({});
    for (const hostile of [null, 7, 'j', ['j'], []]) expect(keysIn(hostile)).toEqual({});
    expect(Object.keys(keysIn(Object.fromEntries(Array.from({ length: 200 }, (_, id) => [`c${id}`, ['k']]))))).toHaveLength(99);
  });
});

describe('chooseLocale', () => {
  it('[I18N-01] prefers the choice, then the browser language, then English', () => {
    expect(chooseLocale({ ...defaultSettings, locale: 'ar' }, ['en'])).toBe('ar');
    expect(chooseLocale(defaultSettings, ['fr', 'ar-EG', 'en'])).toBe('ar');
    expect(chooseLocale(defaultSettings, ['fr'])).toBe('en');
  });
});
