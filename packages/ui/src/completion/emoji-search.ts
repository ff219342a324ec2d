import { emojiMatcher, type EmojiMatch, type EmojiMatcher, type PickableEmoji } from './emoji-matches.js';

/**
 * Searches the emoji of the server and of Unicode for a word, in English and in the language of a locale. Both load with the first word; from then on the result is returned as it is, so
 * that a key renders the list once. What could not be loaded is requested again by the next word.
 */
export function createEmojiSearch<Custom extends PickableEmoji>(
  loadCustom: () => Promise<readonly Custom[]>,
  locale = 'en',
): (query: string) => Promise<readonly EmojiMatch<Custom>[]> | readonly EmojiMatch<Custom>[] {
  let matching: EmojiMatcher<Custom> | null = null;
  async function load(): Promise<EmojiMatcher<Custom>> {
    const [custom, native] = await Promise.all([
      loadCustom().catch(() => null),
      import('../emoji/emoji-names.js').then(
        async ({ loadNamedEmojis }) => [...(await loadNamedEmojis(locale)).values()].flat(),
        () => null,
      ),
    ]);
    const loaded = emojiMatcher(custom ?? [], native ?? []);
    if (custom !== null && native !== null) matching = loaded;
    return loaded;
  }
  return query => (matching === null ? load().then(matcher => matcher(query)) : matching(query));
}
