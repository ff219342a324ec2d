import type { Client, CustomEmoji } from '@rookery/api-client';
import { customEmojisQuery } from '@rookery/store';
import { emojiMatcher, type EmojiMatch, type EmojiMatcher } from '@rookery/ui/completion';
import type { QueryClient } from '@tanstack/react-query';

type Found = readonly EmojiMatch<CustomEmoji>[];

/**
 * Searches the server's emoji and those of Unicode for a word (CHAT-26). Both load with the first word; from then on the result is returned as
 * it is, so that a key renders the list once.
 */
export function createEmojiSearch(client: Client, queryClient: QueryClient): (query: string) => Promise<Found> | Found {
  let matching: EmojiMatcher<CustomEmoji> | null = null;
  async function load(): Promise<EmojiMatcher<CustomEmoji>> {
    const [custom, native] = await Promise.all([
      queryClient.fetchQuery(customEmojisQuery(client)).catch(() => null),
      import('@rookery/ui/emoji').then(
        ({ allNativeEmojis }) => allNativeEmojis,
        () => null,
      ),
    ]);
    // A table that could not be loaded is requested again by the next word.
    const loaded = emojiMatcher(custom ?? [], native ?? []);
    if (custom !== null && native !== null) matching = loaded;
    return loaded;
  }
  return query => (matching === null ? load().then(loaded => loaded(query)) : matching(query));
}
