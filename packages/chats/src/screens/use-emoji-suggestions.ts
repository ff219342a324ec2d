import { customEmojisQuery, useClient } from '@rookery/api-client/query';
import { matchingEmojis, type SuggestFor } from '@rookery/ui/completion';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { EmojiSuggestion } from '../parts/emoji-suggestions.js';

/** Suggests the server's emoji and those of Unicode (CHAT-26). Both load with the first word that needs them. */
export function useEmojiSuggestions(): SuggestFor<EmojiSuggestion> {
  const client = useClient();
  const queryClient = useQueryClient();
  return useMemo(
    () => ({
      ':': async query => {
        const [custom, { allNativeEmojis }] = await Promise.all([
          queryClient.fetchQuery(customEmojisQuery(client)).catch(() => []),
          // Where the table cannot be loaded, the server's emoji are suggested.
          import('@rookery/ui/emoji').catch(() => ({ allNativeEmojis: [] })),
        ]);
        return matchingEmojis(query, custom, allNativeEmojis);
      },
    }),
    [client, queryClient],
  );
}
