import type { Client } from '@rookery/api-client';
import { loadKinds, registerOutboxKind, type OutboxKind } from '@rookery/store';
import type { QueryClient } from '@tanstack/react-query';
import type { Message } from '../chat-types.js';
import { CHAT_MESSAGE, type MessagePayload } from '../core/message-payload.js';

// Small on purpose: an app that shows no chat sends messages of an earlier visit, and loads the code for it when there are any.

type MessageKind = OutboxKind<MessagePayload, Message>;

/** Lets the outbox of the account send chat messages, with code that is loaded for the first of them. */
export function registerChatMessages(client: Client, queryClient: QueryClient): void {
  const load = loadKinds(async (): Promise<Required<Pick<MessageKind, 'prepare' | 'send' | 'find' | 'keep'>>> =>
    (await import('./chat-message-kind.data.js')).chatMessageKind(client, queryClient),
  );
  registerOutboxKind<MessagePayload, Message>(queryClient, CHAT_MESSAGE, {
    // A refused message does not hold the next one.
    passesFailed: true,
    // Keys are known to few servers, and for minutes only.
    looksFirst: true,
    prepare: async record => (await load()).prepare(record),
    send: async record => (await load()).send(record),
    find: async record => (await load()).find(record),
    keep: async record => (await load()).keep(record),
  });
}
