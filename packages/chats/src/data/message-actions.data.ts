import type { Client } from '@rookery/api-client';
import type { QueryClient } from '@tanstack/react-query';
import { requireAdapter } from './chat-adapter.data.js';
import { removeMessage, restoreMessage } from './chat-log.data.js';
import { chatKey, knownChat, patchChat, writeChat } from './chats.data.js';
import { knownMessage } from './messages.data.js';
import { tellTabs } from './tab-news.data.js';

export interface ChatContext {
  readonly client: Client;
  readonly queryClient: QueryClient;
}

/** Accepts a chat that someone else began (CHAT-08). Shown at once; rolled back and rejected when the server refuses. */
export async function acceptChat({ client, queryClient }: ChatContext, chatId: string): Promise<void> {
  const adapter = await requireAdapter(client, queryClient);
  const undo = patchChat(queryClient, chatId, { isAccepted: true });
  await withRollback(adapter.accept(chatId), undo, chat => chat !== null && writeChat(queryClient, chat));
  tellTabs(queryClient, { kind: 'changed', chatId });
}

/** Deletes a message: it is gone from the log at once, and back when the server refuses (CHAT-28). */
export async function deleteMessage({ client, queryClient }: ChatContext, chatId: string, messageId: string): Promise<void> {
  const adapter = await requireAdapter(client, queryClient);
  const message = knownMessage(queryClient, messageId);
  removeMessage(queryClient, chatId, messageId);
  await withRollback(adapter.deleteMessage(chatId, messageId), () => {
    if (message !== undefined) restoreMessage(queryClient, message);
  });
  const chat = knownChat(queryClient, chatId);
  // The server knows the message before the deleted one.
  if (chat?.lastMessage === null) await queryClient.invalidateQueries({ queryKey: chatKey(chatId) });
}

/** Marks a chat as read up to a message, on all devices (CHAT-14). The count falls at once. */
export async function markRead({ client, queryClient }: ChatContext, chatId: string, messageId: string): Promise<void> {
  const adapter = await requireAdapter(client, queryClient);
  const readByMeAt = knownMessage(queryClient, messageId)?.createdAt;
  const undo = patchChat(queryClient, chatId, { unreadCount: 0, ...(readByMeAt && { readByMeAt }) });
  await withRollback(adapter.markRead(chatId, messageId), undo, chat => {
    const isCurrent = knownChat(queryClient, chatId)?.lastMessage?.id === messageId;
    // A message that arrived meanwhile is unread, whatever the answer says.
    if (chat !== null && isCurrent) writeChat(queryClient, chat);
  });
  tellTabs(queryClient, { kind: 'changed', chatId });
}

/** Shows an effect until the server answers: `undo` takes it back when the server refuses, and the promise rejects. */
export async function withRollback<Result>(
  request: Promise<Result>,
  undo: () => void,
  commit?: (result: Result) => unknown,
): Promise<void> {
  let result: Result;
  try {
    result = await request;
  } catch (error) {
    undo();
    throw error;
  }
  commit?.(result);
}
