import type { Client, CustomEmoji } from '@rookery/api-client';
import { customEmojisQuery } from '@rookery/api-client/query';
import { matchingEmojis, type EmojiMatch } from '@rookery/ui/completion';
import type { QueryClient } from '@tanstack/react-query';

/** The server's emoji and those of Unicode for a word (CHAT-26). Both load with the first word that needs them. */
export async function findEmojis(
  client: Client,
  queryClient: QueryClient,
  query: string,
): Promise<readonly EmojiMatch<CustomEmoji>[]> {
  const [custom, { allNativeEmojis }] = await Promise.all([
    queryClient.fetchQuery(customEmojisQuery(client)).catch(() => []),
    // Where the table cannot be loaded, the server's emoji are suggested.
    import('@rookery/ui/emoji').catch(() => ({ allNativeEmojis: [] })),
  ]);
  return matchingEmojis(query, custom, allNativeEmojis);
}
