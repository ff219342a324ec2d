import { queryOptions, skipToken, type QueryClient } from '@tanstack/react-query';
import type { UnreadTotal } from '../core/chat-order.js';

// Small on purpose: a badge reads the total while nothing else of chats is loaded.

const unreadKey = ['chats', 'unread'] as const;

/** The unread messages of all chats, as `bindChatStream` keeps them. */
export const unreadTotalQuery = queryOptions<UnreadTotal>({
  queryKey: unreadKey,
  queryFn: skipToken,
  staleTime: Infinity,
  gcTime: Infinity,
});

const none: UnreadTotal = { total: 0, isServerCount: false };

/** Changes the total. */
export function updateUnreadTotal(queryClient: QueryClient, change: (total: UnreadTotal) => UnreadTotal): void {
  queryClient.setQueryDefaults(unreadKey, { gcTime: Infinity });
  queryClient.setQueryData<UnreadTotal>(unreadKey, total => change(total ?? none));
}
