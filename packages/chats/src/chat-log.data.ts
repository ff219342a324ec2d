import { chatsOf, type Account, type ChatMessage, type Client } from '@rookery/api-client';
import {
  addPending,
  confirmPending,
  receive,
  receiveOwn,
  removeItem,
  withdrawPending,
  type ListState,
} from '@rookery/api-client/list';
import { accountStore, listQuery, ownAccountKey, updateList, type ListDefinition } from '@rookery/api-client/query';
import { queryOptions, skipToken, type QueryClient } from '@tanstack/react-query';

/** Messages of a full page. */
const PAGE_SIZE = 20;
/** Logs hold the ids of messages; the messages stay for as long as the cache. */
const kept = { staleTime: Infinity, gcTime: Infinity };

export const chatLogKey = (chatId: string) => ['chats', 'log', chatId] as const;
const chatMessageKey = (messageId: string) => ['chats', 'message', messageId] as const;

/** A message that `ingestMessages` wrote to the cache. */
export const chatMessageQuery = (messageId: string) =>
  queryOptions<ChatMessage>({ queryKey: chatMessageKey(messageId), queryFn: skipToken, ...kept });

/** The text of a message being sent. */
export const pendingMessageQuery = (idempotencyKey: string) =>
  queryOptions<string>({ queryKey: ['chats', 'pending', idempotencyKey], queryFn: skipToken, ...kept });

/** Writes messages to their own cache entries. Returns their ids in order. */
function ingestMessages(queryClient: QueryClient, messages: readonly ChatMessage[]): string[] {
  return messages.map(message => {
    const queryKey = chatMessageKey(message.id);
    queryClient.setQueryDefaults(queryKey, kept);
    queryClient.setQueryData<ChatMessage>(queryKey, message);
    return message.id;
  });
}

/** The deletions of the account store are by id; a message may have the id of a status. */
const deletionId = (messageId: string): string => `chat-message:${messageId}`;

const isOwnMessage = (queryClient: QueryClient, message: ChatMessage): boolean =>
  queryClient.getQueryData<Account>(ownAccountKey)?.id === message.account_id;

/** The messages of a chat, newest first, for the functions of the list engine. */
export function chatLog(chatId: string): ListDefinition<ChatMessage> {
  return {
    queryKey: chatLogKey(chatId),
    order: 'time',
    pageSize: PAGE_SIZE,
    load: (client, paging, options) => chatsOf(client).messages(chatId, paging, options),
    follow: (client, link, options) => chatsOf(client).messagesPage(link, options),
    ingest: ingestMessages,
    isOwn: isOwnMessage,
    isDeletedSince: (queryClient, { id }, time) =>
      accountStore(queryClient).deletions.hasSince({ id: deletionId(id), reblog: null }, time),
  };
}

/** The log of a chat as one query. Its data is a `ListState`. */
export const chatLogQuery = (client: Client, chatId: string) => listQuery(client, chatLog(chatId));

/** Adds a streamed message to its log, if that is loaded. An echo of a message being sent takes its place. */
export function receiveMessage(queryClient: QueryClient, message: ChatMessage): void {
  ingestMessages(queryClient, [message]);
  updateList(queryClient, chatLogKey(message.chat_id), state => {
    const key = message.idempotency_key;
    if (key !== null && state.entries.some(entry => entry.kind === 'pending' && entry.key === key)) {
      return confirmPending(state, key, message.id);
    }
    return (isOwnMessage(queryClient, message) ? receiveOwn : receive)(state, message.id);
  });
}

/** Removes a deleted message from its log. */
export function removeMessage(queryClient: QueryClient, chatId: string, messageId: string): void {
  accountStore(queryClient).deletions.add([deletionId(messageId)]);
  updateList(queryClient, chatLogKey(chatId), state => removeItem(state, messageId));
}

/**
 * Sends a message. It is shown at once as pending; the server's message takes its place. When sending fails the pending entry is
 * removed. Rejects with the request's `ApiError`.
 *
 * @param idempotencyKey Made with the draft. Sending it again creates no second message.
 */
export async function sendMessage(
  { client, queryClient }: { client: Client; queryClient: QueryClient },
  chatId: string,
  content: string,
  idempotencyKey: string,
): Promise<ChatMessage> {
  const update = (transition: (state: ListState) => ListState) => updateList(queryClient, chatLogKey(chatId), transition);
  const { queryKey } = pendingMessageQuery(idempotencyKey);
  queryClient.setQueryDefaults(queryKey, kept);
  queryClient.setQueryData(queryKey, content);
  update(state => addPending(state, idempotencyKey));
  try {
    const message = await chatsOf(client).createMessage(chatId, { content, idempotencyKey });
    ingestMessages(queryClient, [message]);
    update(state => confirmPending(state, idempotencyKey, message.id));
    return message;
  } catch (error) {
    update(state => withdrawPending(state, idempotencyKey));
    throw error;
  } finally {
    queryClient.removeQueries({ queryKey, exact: true });
  }
}
