import { addPending, confirmPending, releaseUnmatched, withdrawPending, type ListState } from '@rookery/store/list';
import { accountState, updateList, type Outbox, type OutboxRecord } from '@rookery/store';
import { notifyManager, type QueryClient } from '@tanstack/react-query';
import type { Message } from '../chat-types.js';
import { CHAT_MESSAGE, type MessageRecord } from '../core/message-payload.js';
import { isSameMessage } from '../core/sent-message.js';
import { knownChat, patchChat } from './chats.data.js';
import { chatLogKey, chatLogsKey, ingestMessages, isDeleted, ownAccountId } from './messages.data.js';

/** Records whose messages the server has: their rows are those of the messages. */
const sentIdsOf = accountState('sent chat messages', () => new Set<string>());
const shownOf = accountState('pending chat messages', () => new Map<string, MessageRecord>());

const isMessageRecord = (record: OutboxRecord): record is MessageRecord => record.kind === CHAT_MESSAGE;

/** The messages that the outbox holds, in order, without those that the server has. */
export function heldMessages(queryClient: QueryClient, records: readonly OutboxRecord[]): readonly MessageRecord[] {
  const sentIds = sentIdsOf(queryClient);
  return records.filter(isMessageRecord).filter(({ id }) => !sentIds.has(id));
}

/** Whether a message may be the result of one being sent: it waits until that is known, so that it is not shown twice (CHAT-31). */
export function mayBePending(queryClient: QueryClient, message: Message): boolean {
  if (message.accountId !== ownAccountId(queryClient)) return false;
  const records = [...shownOf(queryClient).values()].filter(({ payload }) => payload.chatId === message.chatId);
  if (message.idempotencyKey !== null) return records.some(({ id }) => id === message.idempotencyKey);
  return records.some(({ payload }) => isSameMessage(payload, message));
}

/**
 * Shows the messages of the outbox as pending in the logs of their chats until the server's message takes their place, also those of an
 * earlier visit and of other tabs (CHAT-11). Returns an unsubscribe function.
 */
export function bindPendingMessages(queryClient: QueryClient, outbox: Outbox): () => void {
  const shown = shownOf(queryClient);
  const update = (chatId: string, transition: (state: ListState) => ListState) =>
    updateList(queryClient, chatLogKey(chatId), transition);

  function show(): void {
    const records = heldMessages(queryClient, outbox.getRecords()).filter(({ state }) => state !== 'failed');
    const ids = new Set(records.map(({ id }) => id));
    notifyManager.batch(() => {
      for (const [key, { payload }] of shown) {
        if (ids.has(key)) continue;
        shown.delete(key);
        update(payload.chatId, state => withdrawPending(state, key));
      }
      for (const record of records) {
        const { id, payload } = record;
        shown.set(id, record);
        update(payload.chatId, state => addPending(state, id));
      }
    });
  }

  const unsubscribes = [
    outbox.subscribe(show),
    outbox.onSent((record, result) => {
      // Only `chat-message` records have this result.
      if (isMessageRecord(record)) confirmMessage(queryClient, record, result as Message);
    }),
    // Logs that load while messages are pending.
    queryClient.getQueryCache().subscribe(({ type, query, ...event }) => {
      if (type !== 'updated' || !('action' in event) || event.action.type !== 'success') return;
      if (query.queryKey[0] !== chatLogsKey[0] || query.queryKey[1] !== chatLogsKey[1]) return;
      for (const [key, { payload }] of shown)
        if (payload.chatId === query.queryKey[2]) update(payload.chatId, state => addPending(state, key));
    }),
  ];
  show();
  return () => unsubscribes.forEach(unsubscribe => unsubscribe());
}

/** Messages that the stream repeated under the key of their record, by that key: the answer may have been lost. */
const echoes = accountState('echoes of chat messages', () => new Map<string, Message>());

/** The message of a record that the stream brought; undefined without one. */
export const echoOf = (queryClient: QueryClient, recordId: string): Message | undefined => echoes(queryClient).get(recordId);

/** Confirms the message being sent that a streamed one repeats. Returns whether there was one. */
export function confirmEcho(queryClient: QueryClient, message: Message): boolean {
  const key = message.idempotencyKey;
  const record = key === null ? undefined : shownOf(queryClient).get(key);
  if (key === null || record === undefined) return false;
  echoes(queryClient).set(key, message);
  confirmMessage(queryClient, record, message);
  return true;
}

/** Puts the server's message in the place of the pending one, and the chat at the top of the list. */
function confirmMessage(queryClient: QueryClient, { id: key, payload }: MessageRecord, message: Message): void {
  notifyManager.batch(() => {
    sentIdsOf(queryClient).add(key);
    shownOf(queryClient).delete(key);
    if (isDeleted(queryClient, message.id)) {
      updateList(queryClient, chatLogKey(payload.chatId), state => withdrawPending(state, key));
      return;
    }
    ingestMessages(queryClient, [message]);
    updateList(queryClient, chatLogKey(payload.chatId), state =>
      releaseOthers(queryClient, confirmPending(state, key, message.id)),
    );
    noteMessage(queryClient, payload.chatId, message);
  });
}

/** The newest message of a chat moves it up in the list. */
function noteMessage(queryClient: QueryClient, chatId: string, message: Message): void {
  const chat = knownChat(queryClient, chatId);
  if (chat === undefined) return;
  const isNewer = (chat.lastMessage?.createdAt ?? '') <= (message.createdAt ?? '');
  if (isNewer) patchChat(queryClient, chatId, { lastMessage: message, updatedAt: message.createdAt ?? chat.updatedAt });
}

/** Shows own messages that waited and cannot be the result of any message that is still being sent. */
function releaseOthers(queryClient: QueryClient, state: ListState): ListState {
  return shownOf(queryClient).size === 0 ? releaseUnmatched(state) : state;
}
