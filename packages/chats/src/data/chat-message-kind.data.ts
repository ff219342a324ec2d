import { compareIds, isApiError, newestFirst, type Client } from '@rookery/api-client';
import { accountState, draftStoreOf, ownAccountQuery, relationshipKey, type OutboxKind } from '@rookery/store';
import type { QueryClient } from '@tanstack/react-query';
import type { ChatAdapter } from '../adapters/chat-adapter.js';
import type { Message } from '../chat-types.js';
import type { MessagePayload, MessageRecord } from '../core/message-payload.js';
import { findSentMessage } from '../core/sent-message.js';
import { requireAdapter } from './chat-adapter.data.js';
import { keepAsDraft } from './chat-draft.data.js';
import { knownChat, writeChat } from './chats.data.js';
import { echoOf } from './pending-messages.data.js';

/** Messages of the page that is compared. */
const PAGE_SIZE = 20;
/** Pages that are read for a message whose answer was lost. */
const MOST_PAGES = 5;

/** Results of this page of the browser: two messages with the same text are two records. */
const takenIds = accountState('results of chat messages', () => new Set<string>());

/** How the outbox sends messages (CHAT-11, CHAT-12). The subject of a record is its chat. */
export function chatMessageKind(
  client: Client,
  queryClient: QueryClient,
): Required<Pick<OutboxKind<MessagePayload, Message>, 'prepare' | 'send' | 'find' | 'keep'>> {
  const taken = takenIds(queryClient);
  const take = (message: Message): Message => {
    taken.add(message.id);
    return message;
  };

  return {
    async prepare({ payload }: MessageRecord) {
      const adapter = await requireAdapter(client, queryClient);
      try {
        const { items } = await adapter.messages(payload.chatId, { limit: PAGE_SIZE });
        return { ...payload, newestId: newestOf(items) };
      } catch (error) {
        // A server that refuses the list is asked for nothing more than the message.
        if (isRefusal(error)) return payload;
        throw error;
      }
    },
    async send({ id, payload, uploads }: MessageRecord) {
      // The stream was faster than the answer of an earlier attempt.
      const echo = echoOf(queryClient, id);
      if (echo !== undefined) return take(echo);
      const adapter = await requireAdapter(client, queryClient);
      const { chatId, text, newestId = null } = payload;
      const mediaIds = uploads.flatMap(({ mediaId }) => mediaId ?? []);
      const sent = adapter.send({ chatId, text, mediaIds, idempotencyKey: id, newestId });
      sent.catch((error: unknown) => isRefusal(error) && refetchRelationships(queryClient, chatId));
      const message = take(await sent);
      await acceptAfter(queryClient, adapter, payload);
      return message;
    },
    async find({ id, payload }: MessageRecord) {
      const echo = echoOf(queryClient, id);
      if (echo !== undefined) return take(echo);
      const adapter = await requireAdapter(client, queryClient);
      const [own, messages] = await Promise.all([
        queryClient.ensureQueryData(ownAccountQuery(client)),
        messagesSince(adapter, payload),
      ]);
      const found = findSentMessage(payload, id, messages, own.id, messageId => taken.has(messageId));
      if (found === null) return null;
      await acceptAfter(queryClient, adapter, payload);
      return take(found);
    },
    keep: record => keepAsDraft(draftStoreOf(queryClient, client), record),
  };
}

/** Sending a message accepts a chat, once the message was sent (CHAT-08). The message counts, even if the chat stays unaccepted. */
async function acceptAfter(
  queryClient: QueryClient,
  adapter: ChatAdapter,
  { chatId, acceptsChat }: MessagePayload,
): Promise<void> {
  if (!acceptsChat || !adapter.features.acceptance) return;
  const chat = await adapter.accept(chatId).catch(() => null);
  if (chat !== null) writeChat(queryClient, chat);
}

/** A member who has blocked the account meanwhile is a reason for a refusal. */
const refetchRelationships = (queryClient: QueryClient, chatId: string): void =>
  knownChat(queryClient, chatId)?.accounts.forEach(({ id }) => {
    void queryClient.invalidateQueries({ queryKey: relationshipKey(id) });
  });

/** The messages that are newer than those before the first attempt. */
async function messagesSince(adapter: ChatAdapter, { chatId, newestId }: MessagePayload): Promise<readonly Message[]> {
  let page = await adapter.messages(chatId, { limit: PAGE_SIZE });
  const messages = [...page.items];
  const isReached = () =>
    newestId === undefined || newestId === null || page.items.some(({ id }) => id === newestId || compareIds(id, newestId) < 0);
  for (let count = 1; count < MOST_PAGES && page.next !== null && !isReached(); count += 1) {
    page = await adapter.messagesPage(chatId, page.next);
    messages.push(...page.items);
  }
  return messages;
}

const newestOf = (messages: readonly Message[]): string | null => newestFirst([...messages])[0]?.id ?? null;

const isRefusal = (error: unknown): boolean =>
  isApiError(error) && error.kind === 'http' && error.status !== null && error.status < 500 && error.status !== 401;
