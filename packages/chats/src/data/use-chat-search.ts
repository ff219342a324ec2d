import { askedNow, useClient } from '@rookery/store';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Message } from '../chat-types.js';
import { isHiddenMessage } from '../core/message-filters.js';
import { requireAdapter } from './chat-adapter.data.js';
import { messageSearchesKey } from './message-filters.data.js';
import { filterMessage } from './messages.data.js';
import { useChatFeatures } from './use-chat-adapter.js';
import { useDebounced } from './use-debounced.js';

const noMessages: readonly Message[] = [];

/** The messages of a chat with these words, newest first and without those that a filter hides, where the server can search them (`features.messageSearch`). */
export function useChatSearch(
  chatId: string,
  term: string,
): { readonly messages: readonly Message[]; readonly isLoading: boolean; readonly error: Error | null } {
  const client = useClient();
  const queryClient = useQueryClient();
  const words = useDebounced(term.trim());
  const isOffered = useChatFeatures()?.messageSearch === true;
  const { data, isLoading, error } = useQuery({
    queryKey: [...messageSearchesKey, chatId, words],
    queryFn: async ({ signal }) => {
      const adapter = await requireAdapter(client, queryClient);
      const askedAt = askedNow(queryClient);
      const found = (await adapter.searchMessages?.(chatId, words, { signal })) ?? noMessages;
      return found.map(message => filterMessage(queryClient, message, { askedAt }));
    },
    enabled: isOffered && words !== '',
  });
  const messages = useMemo(() => data?.filter(message => !isHiddenMessage(message)) ?? noMessages, [data]);
  return { messages, isLoading: isLoading || words !== term.trim(), error };
}
