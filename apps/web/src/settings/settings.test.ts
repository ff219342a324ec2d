import { describe, expect, it } from 'vitest';
import { chooseLocale, defaultSettings, readSettings } from './settings.js';

describe('readSettings', () => {
  it('keeps known values and gives the rest their defaults', () => {
    expect(readSettings('{"theme":"dark","contrast":"loud","surprise":1}')).toEqual({ ...defaultSettings, theme: 'dark' });
  });

  it('[NAV-11] keeps plausible pinned hosts in their order, each once', () => {
    const text = JSON.stringify({ pinnedHosts: ['tram.example', 'mar.example', 'tram.example', 7, 'a/b', 'a b.example', ''] });
    expect(readSettings(text).pinnedHosts).toEqual(['tram.example', 'mar.example']);
    expect(readSettings('{"pinnedHosts":"tram.example"}').pinnedHosts).toEqual([]);
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
    expect(chooseLocale(defaultSettings, ['fi', 'ar-EG', 'en'])).toBe('ar');
    expect(chooseLocale(defaultSettings, ['fi'])).toBe('en');
  });
});

describe('a stored choice', () => {
  const stored = (name: string, value: unknown) =>
    (readSettings(JSON.stringify({ [name]: value })) as unknown as Record<string, unknown>)[name];
  const switches = Object.entries(defaultSettings).flatMap(([name, value]) =>
    typeof value === 'boolean' ? [[name, value]] : [],
  );

  it.each(switches)('of %s is kept, on and off', (name, byDefault) => {
    expect([stored(String(name), true), stored(String(name), false)]).toEqual([true, false]);
    expect(stored(String(name), 'yes')).toBe(byDefault);
  });

  it.each([
    ['theme', ['system', 'light', 'dark']],
    ['contrast', ['system', 'more']],
    ['motion', ['system', 'reduce']],
    ['locale', [null, 'en', 'ar']],
    ['displayMedia', ['default', 'show_all', 'hide_all']],
    ['homeStart', ['offer', 'restore', 'newest']],
  ])('of %s is kept, whichever it is', (name, values) => {
    expect(values.map(value => stored(name, value))).toEqual(values);
    expect(stored(name, 'surprise')).toBe(values[0]);
  });

  it('of pinned hosts ends at thirty', () => {
    const hosts = Array.from({ length: 31 }, (_, index) => `host${index}.test`);
    expect(stored('pinnedHosts', hosts)).toEqual(hosts.slice(0, 30));
  });
});

describe('a new device', () => {
  it('covers sensitive posts, plays nothing by itself, and loads posts automatically', () => {
    expect(readSettings(null)).toMatchObject({ displayMedia: 'default', expandSpoilers: false, autoPlayVideo: false });
    expect(readSettings(null)).toMatchObject({ autoloadMore: true, autoloadTimelines: true, pagedLists: false });
  });

  it('shows reposts, replies and suggestions, and has shortcuts', () => {
    expect(readSettings(null)).toMatchObject({ showReblogs: true, showReplies: true, collapseReblogs: true });
    expect(readSettings(null)).toMatchObject({ suggestionsInHome: true, shortcutsOn: true, miniPlayer: true });
  });
});

it.each([
  [['en-GB', 'ar'], 'en'],
  [['english', 'ar'], 'ar'],
  [['arabic'], 'en'],
  [[], 'en'],
])('[I18N-01] has for the browser languages %j the language %s', (languages, locale) => {
  expect(chooseLocale(defaultSettings, languages)).toBe(locale);
});

it('the time in which a post can be taken back is one of those offered', () => {
  const kept = [0, 5, 10, 20, 30].map(seconds => readSettings(JSON.stringify({ undoSendSeconds: seconds })).undoSendSeconds);
  expect(kept).toEqual([0, 5, 10, 20, 30]);
  expect(readSettings('{"undoSendSeconds":7}').undoSendSeconds).toBe(defaultSettings.undoSendSeconds);
});
