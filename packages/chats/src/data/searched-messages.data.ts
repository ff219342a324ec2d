import type { Account } from '@rookery/api-client';
import { accountKey, accountStore } from '@rookery/store';
import { documentId, timeOf, type SearchedEntities, type SearchRemoval, type SearchSource } from '@rookery/store/search';
import type { QueryClient } from '@tanstack/react-query';
import type { Message } from '../chat-types.js';
import { isHiddenMessage } from '../core/message-filters.js';
import { leftId } from './chats.data.js';
import { deletions, messagesKey } from './messages.data.js';

/** The messages of the account's chats, for the search on the device. They are searched while the reader allows it. */
export function searchedMessages(queryClient: QueryClient): SearchedEntities {
  return {
    queryKey: messagesKey,
    sourceOf: message => sourceOfMessage(queryClient, message as Message),
    removals: () => [
      { ids: [...deletions(queryClient).keys()].map(id => documentId('message', id)) } satisfies SearchRemoval,
      ...leftChats(queryClient).map(chatId => ({ chatId })),
    ],
  };
}

/** Null where its author is not known, and where the reader's filters hide it. */
function sourceOfMessage(queryClient: QueryClient, message: Message): SearchSource | null {
  const { id, chatId, accountId, content, createdAt, attachments } = message;
  const author = queryClient.getQueryData<Account>(accountKey(accountId));
  if (author === undefined || isHiddenMessage(message)) return null;
  return {
    id: documentId('message', id),
    kind: 'message',
    entityId: id,
    time: timeOf(createdAt),
    accountId,
    acct: author.acct,
    fqn: author.fqn,
    name: author.display_name || author.username,
    avatar: author.avatar_static,
    html: content,
    texts: attachments.flatMap(({ description }) => description || []),
    to: [],
    hasMedia: attachments.length > 0,
    hasPoll: false,
    isEvent: false,
    chatId,
  };
}

/** The ids of the chats that the account has left lately. */
function leftChats(queryClient: QueryClient): string[] {
  const prefix = leftId('');
  const ids = accountStore(queryClient).deletions.ids();
  return ids.filter(id => id.startsWith(prefix)).map(id => id.slice(prefix.length));
}
