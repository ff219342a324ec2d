import type { Client, CustomEmoji } from '@rookery/api-client';
import { customEmojisQuery } from '@rookery/api-client/query';
import { matchingEmojis, type EmojiMatch } from '@rookery/ui/completion';
import type { NativeEmoji } from '@rookery/ui/emoji';
import type { QueryClient } from '@tanstack/react-query';

type Found = readonly EmojiMatch<CustomEmoji>[];

interface EmojiTables {
  readonly custom: readonly CustomEmoji[];
  readonly native: readonly NativeEmoji[];
}

/**
 * Searches the server's emoji and those of Unicode for a word (CHAT-26). Both load with the first word; from then on the result is returned as
 * it is, so that a key renders the list once.
 */
export function createEmojiSearch(client: Client, queryClient: QueryClient): (query: string) => Promise<Found> | Found {
  let tables: EmojiTables | null = null;
  async function loadTables(): Promise<EmojiTables> {
    const [custom, native] = await Promise.all([
      queryClient.fetchQuery(customEmojisQuery(client)).catch(() => null),
      import('@rookery/ui/emoji').then(
        ({ allNativeEmojis }) => allNativeEmojis,
        () => null,
      ),
    ]);
    // A table that could not be loaded is requested again by the next word.
    if (custom !== null && native !== null) tables = { custom, native };
    return { custom: custom ?? [], native: native ?? [] };
  }
  const matching = (query: string, { custom, native }: EmojiTables): Found => matchingEmojis(query, custom, native);
  return query => (tables === null ? loadTables().then(loaded => matching(query, loaded)) : matching(query, tables));
}
