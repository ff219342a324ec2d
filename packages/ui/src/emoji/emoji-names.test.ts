import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { emojiMatcher } from '../completion/emoji-matches.js';
import { languages } from '../i18n/languages.js';
import { allNativeEmojis, loadNamedEmojis, nativeEmojis } from './index.js';

const all = async (locale: string) => [...(await loadNamedEmojis(locale)).values()].flat();
const firstFound = async (locale: string, query: string) => emojiMatcher([], await all(locale))(query)[0];

describe('[I18N-01] loadNamedEmojis', () => {
  it('names every emoji of the table in the languages that have names', async () => {
    const named = globSync('names/*.json', { cwd: import.meta.dirname }).map(file => /names-(\w+)\.json/.exec(file)?.[1] ?? file);
    expect(named.toSorted()).toEqual(
      Object.keys(languages)
        .filter(language => !['en', 'ar'].includes(language))
        .toSorted(),
    );
    for (const language of named) {
      const emojis = await all(language);
      expect(emojis.map(({ emoji }) => emoji)).toEqual(allNativeEmojis.map(({ emoji }) => emoji));
      const cat = emojis.find(({ emoji }) => emoji === '🐈');
      expect(cat?.label).not.toBe('cat');
    }
  });

  it('finds them by their words in the language and by the English ones', async () => {
    expect(await firstFound('de-AT', 'katzengesicht')).toMatchObject({ emoji: { label: expect.stringMatching(/katze/i) } });
    expect(await firstFound('en', 'katzengesicht')).toBeUndefined();
    expect(await firstFound('ja', '電車')).toBeDefined();
    const tram = { emoji: { emoji: '🚊' } };
    expect([await firstFound('en', 'tram'), await firstFound('ja', 'tram')]).toMatchObject([tram, tram]);
  });

  it('has the English names for a language without names', async () => {
    expect(await loadNamedEmojis('en-GB')).toBe(nativeEmojis);
    expect(await loadNamedEmojis('fi')).toBe(nativeEmojis);
  });
});
