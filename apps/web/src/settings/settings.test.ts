import { describe, expect, it } from 'vitest';
import { chooseLocale, defaultSettings, readSettings } from './settings.js';

describe('readSettings', () => {
  it('keeps what is known and gives the rest its default', () => {
    expect(readSettings('{"theme":"dark","contrast":"loud","surprise":1}')).toEqual({ ...defaultSettings, theme: 'dark' });
  });

  it('[NAV-11] keeps pinned servers in their order, each once, and nothing that is no name', () => {
    const text = JSON.stringify({ pinnedHosts: ['tram.city', 'mar.social', 'tram.city', 7, 'a/b', 'a b.example', ''] });
    expect(readSettings(text).pinnedHosts).toEqual(['tram.city', 'mar.social']);
    expect(readSettings('{"pinnedHosts":"tram.city"}').pinnedHosts).toEqual([]);
  });

  it('survives text that is not an object', () => {
    for (const text of [null, '', '{', '[]', 'null', '"x"']) expect(readSettings(text)).toEqual(defaultSettings);
  });
});

describe('readSettings, keys', () => {
  const keysIn = (stored: unknown) => readSettings(JSON.stringify({ shortcutKeys: stored })).shortcutKeys;

  it('keeps lists of keys by command', () => {
    expect(keysIn({ next: ['n'], favourite: [] })).toEqual({ next: ['n'], favourite: [] });
  });

  it('reads the keys that were chosen for reposts under their earlier name', () => {
    expect(keysIn({ boost: ['t'] })).toEqual({ reblog: ['t'] });
  });

  it('leaves out what is no list of short texts', () => {
    expect(
      keysIn({ next: 'n', previous: [7], open: [null], reply: ['x'.repeat(25)], reblog: ['1', '2', '3', '4', '5'] }),
    ).toEqual({});
    for (const hostile of [null, 7, 'j', ['j'], []]) expect(keysIn(hostile)).toEqual({});
    expect(Object.keys(keysIn(Object.fromEntries(Array.from({ length: 200 }, (_, id) => [`c${id}`, ['k']]))))).toHaveLength(99);
  });
});

describe('chooseLocale', () => {
  it('[I18N-01] follows the choice, then the browser, then English', () => {
    expect(chooseLocale({ ...defaultSettings, locale: 'ar' }, ['en'])).toBe('ar');
    expect(chooseLocale(defaultSettings, ['fr', 'ar-EG', 'en'])).toBe('ar');
    expect(chooseLocale(defaultSettings, ['fr'])).toBe('en');
  });
});
