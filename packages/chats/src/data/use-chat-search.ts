import { useClient } from '@rookery/store';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Message } from '../chat-types.js';
import { requireAdapter } from './chat-adapter.data.js';
import { useChatFeatures } from './use-chat-adapter.js';
import { useDebounced } from './use-debounced.js';

const noMessages: readonly Message[] = [];

/** The messages of a chat with these words, newest first, where the server can search them (`features.messageSearch`). */
export function useChatSearch(
  chatId: string,
  term: string,
): { readonly messages: readonly Message[]; readonly isLoading: boolean; readonly error: Error | null } {
  const client = useClient();
  const queryClient = useQueryClient();
  const words = useDebounced(term.trim());
  const isOffered = useChatFeatures()?.messageSearch === true;
  const { data, isLoading, error } = useQuery({
    queryKey: ['chats', 'search', chatId, words],
    queryFn: async ({ signal }) => {
      const adapter = await requireAdapter(client, queryClient);
      return (await adapter.searchMessages?.(chatId, words, { signal })) ?? noMessages;
    },
    enabled: isOffered && words !== '',
  });
  return { messages: data ?? noMessages, isLoading: isLoading || words !== term.trim(), error };
}
