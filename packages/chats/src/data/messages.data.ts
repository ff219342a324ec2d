import type { Account, Status } from '@rookery/api-client';
import { accountState, accountStore, ownAccountKey, type AnswerOptions } from '@rookery/store';
import { notifyManager, type QueryClient } from '@tanstack/react-query';
import type { Message } from '../chat-types.js';
import { withFilters } from '../core/message-filters.js';
import { createReader, type Reader } from './reader.js';

/** Logs hold the ids of messages; the messages stay for as long as the cache. */
const kept = { staleTime: Infinity, gcTime: Infinity };

export const chatLogsKey = ['chats', 'log'] as const;
/** The cache key of the messages of a chat; its data is a `ListState`. */
export const chatLogKey = (chatId: string) => [...chatLogsKey, chatId] as const;
export const messagesKey = ['chats', 'message'] as const;
const messageKey = (messageId: string) => [...messagesKey, messageId] as const;

/** The message, if it is in the cache. */
export const knownMessage = (queryClient: QueryClient, messageId: string): Message | undefined =>
  queryClient.getQueryData<Message>(messageKey(messageId));

type ReadMessage = (queryClient: QueryClient, messageId: string) => Message | undefined;

/** Reads messages, for a component that shows many of them: another function after one of them was edited. */
export const messageReader = accountState('reader of chat messages', (): Reader<ReadMessage> =>
  createReader(() => (queryClient, messageId) => knownMessage(queryClient, messageId)),
);

/** Writes messages to their own cache entries. Returns their ids in order. */
export function ingestMessages(queryClient: QueryClient, messages: readonly Message[], options: AnswerOptions = {}): string[] {
  queryClient.setQueryDefaults(messagesKey, kept);
  notifyManager.batch(() => {
    let isEdited = false;
    for (const message of messages) {
      const known = knownMessage(queryClient, message.id);
      const next = queryClient.setQueryData<Message>(messageKey(message.id), filterMessage(queryClient, message, options));
      isEdited ||= known !== undefined && next !== known;
    }
    if (isEdited) messageReader(queryClient).renew();
  });
  return messages.map(({ id }) => id);
}

/** A message of an answer or of the stream with the reader's filters: where they have changed, or the server has none, the store matches them. */
export function filterMessage(queryClient: QueryClient, message: Message, { askedAt }: AnswerOptions = {}): Message {
  const { filter } = accountStore(queryClient);
  return filteredBy(queryClient, message, post => filter?.(post, askedAt) ?? post);
}

/** The message after the reader's filters have changed. */
export function filteredBy(queryClient: QueryClient, message: Message, change: (post: Status) => Status): Message {
  const { post } = message;
  return post === null ? message : withFilters({ ...message, post: change(post) }, ownAccountId(queryClient), Date.now());
}

/** The id of the signed-in account; null until it is loaded. */
export const ownAccountId = (queryClient: QueryClient): string | null =>
  queryClient.getQueryData<Account>(ownAccountKey)?.id ?? null;

const REMEMBERED_DELETIONS = 500;

/** When messages were deleted (epoch ms), by id: an answer or an event that was on its way may still have them. */
export const deletions = accountState('deleted chat messages', () => new Map<string, number>());

export function noteDeletion(queryClient: QueryClient, messageId: string): void {
  const known = deletions(queryClient);
  known.delete(messageId);
  known.set(messageId, Date.now());
  const [oldest = ''] = known.keys();
  if (known.size > REMEMBERED_DELETIONS) known.delete(oldest);
}

/** Forgets a deletion that the server refused. */
export const forgetDeletion = (queryClient: QueryClient, messageId: string): void =>
  void deletions(queryClient).delete(messageId);

/** Whether a message was deleted. */
export const isDeleted = (queryClient: QueryClient, messageId: string): boolean => deletions(queryClient).has(messageId);

/** Whether a message was deleted at or after `since` (epoch ms). */
export const isDeletedSince = (queryClient: QueryClient, messageId: string, since: number): boolean =>
  (deletions(queryClient).get(messageId) ?? -Infinity) >= since;
