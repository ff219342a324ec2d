/* The reader's filters on direct posts: messages, the last messages of chats, and results of searches follow a change at once. */
import type { Status } from '@rookery/api-client';
import { accountStore } from '@rookery/store';
import { notifyManager, type QueryClient } from '@tanstack/react-query';
import type { ChatSummary, Message } from '../chat-types.js';
import { chatReader, chatsKey } from './chats.data.js';
import { filteredBy, messageReader, messagesKey } from './messages.data.js';

/** The prefix of the keys of searches in one chat; their data is a list of messages. */
export const messageSearchesKey = ['chats', 'search'] as const;

/** Applies changes of the reader's filters to the messages that are loaded (HINT-05). Returns an unsubscribe function. */
export function bindMessageFilters(queryClient: QueryClient): () => void {
  return accountStore(queryClient).events.on('filtersChanged', ({ change }) => {
    notifyManager.batch(() => refilter(queryClient, change));
  });
}

function refilter(queryClient: QueryClient, change: (post: Status) => Status): void {
  const next = (message: Message): Message => filteredBy(queryClient, message, change);
  queryClient.setQueriesData<Message>({ queryKey: messagesKey }, message => message && next(message));
  queryClient.setQueriesData<ChatSummary>(
    { queryKey: chatsKey },
    chat => chat && { ...chat, lastMessage: chat.lastMessage && next(chat.lastMessage) },
  );
  queryClient.setQueriesData<readonly Message[]>({ queryKey: messageSearchesKey }, messages => messages?.map(next));
  messageReader(queryClient).renew();
  chatReader(queryClient).renew();
}
