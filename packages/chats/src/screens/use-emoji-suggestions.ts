import { useClient } from '@rookery/api-client/query';
import type { SuggestFor } from '@rookery/ui/completion';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { EmojiSuggestion } from '../parts/emoji-suggestions.js';

/** Suggests emoji after a colon (CHAT-26), with code that the first word loads. */
export function useEmojiSuggestions(): SuggestFor<EmojiSuggestion> {
  const client = useClient();
  const queryClient = useQueryClient();
  return useMemo(
    () => ({ ':': async query => (await import('./on-demand.screen.js')).findEmojis(client, queryClient, query) }),
    [client, queryClient],
  );
}
