import type { Client } from '@rookery/api-client';
import { useClient } from '@rookery/store';
import { useLocale } from '@rookery/ui';
import type { Suggest, SuggestFor } from '@rookery/ui/completion';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { loadPanels } from './lazy.screen.js';
import type { EmojiSuggestion } from '../parts/emoji-suggestions.js';

/** Searches with code that the first word loads. */
function emojiSuggestions(client: Client, queryClient: QueryClient, locale: string): SuggestFor<EmojiSuggestion> {
  let search: Suggest<EmojiSuggestion> = async (query, signal) => {
    const { emojiSearch } = await loadPanels();
    search = emojiSearch(client, queryClient, locale);
    return search(query, signal);
  };
  return { ':': (query, signal) => search(query, signal) };
}

/** Suggests emoji after a colon (CHAT-26). */
export function useEmojiSuggestions(): SuggestFor<EmojiSuggestion> {
  const client = useClient();
  const queryClient = useQueryClient();
  const { locale } = useLocale();
  return useMemo(() => emojiSuggestions(client, queryClient, locale), [client, queryClient, locale]);
}
