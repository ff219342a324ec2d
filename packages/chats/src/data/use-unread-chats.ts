import { useQuery } from '@tanstack/react-query';
import { unreadTotalQuery } from './unread.data.js';

/** Unread messages of all chats; 0 until they are counted. */
export const useUnreadChats = (): number => useQuery(unreadTotalQuery).data?.total ?? 0;
