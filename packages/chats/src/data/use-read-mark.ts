import { itemIds } from '@rookery/store/list';
import { useClient, useOwnAccountId } from '@rookery/store';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { shouldMarkRead } from '../core/chat-rules.js';
import { markRead } from './message-actions.data.js';
import { chatLogQuery } from './chat-log.data.js';
import { knownMessage } from './messages.data.js';
import { hasAttention, subscribeToAttention } from '@rookery/ui';
import { useChat } from './use-chats.js';

const noAttention = (): boolean => false;

/** Marks the newest message of a chat as read while its end is in view on a page that is visible and focused (CHAT-14). */
export function useReadMark(chatId: string, { isAtEnd }: { isAtEnd: boolean }): void {
  const client = useClient();
  const queryClient = useQueryClient();
  const ownId = useOwnAccountId();
  const isWatched = useSyncExternalStore(subscribeToAttention, hasAttention, noAttention);
  const { chat } = useChat(chatId);
  // The log itself requests its pages.
  const { data: state } = useQuery({ ...chatLogQuery(client, queryClient, chatId), enabled: false });
  const newestId = state && itemIds(state.entries)[0];
  const marked = useRef<string | null>(null);
  useEffect(() => {
    const newest = newestId === undefined ? null : (knownMessage(queryClient, newestId) ?? null);
    if (chat === undefined || newest === null) return;
    const facts = { hasAttention: isWatched, isAtEnd, newest, ownId, chat, markedId: marked.current };
    if (!shouldMarkRead(facts)) return;
    marked.current = newest.id;
    // The next message, or the next visit, tries again.
    markRead({ client, queryClient }, chatId, newest.id).catch(() => undefined);
  }, [client, queryClient, chatId, chat, newestId, ownId, isWatched, isAtEnd]);
}
