import type { Account, Client } from '@rookery/api-client';
import { ownAccountKey } from '@rookery/api-client/query';
import type { QueryClient } from '@tanstack/react-query';
import { requireAdapter } from './chat-adapter.data.js';
import { removeMessage, restoreMessage } from './chat-log.data.js';
import { chatKey, knownChat, patchChat, removeChat, writeChat } from './chats.data.js';
import { knownMessage } from './messages.data.js';
import { tellTabs } from './tab-news.data.js';

interface ChatContext {
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

/** Leaves a chat, and removes it from the list once the server has (CHAT-10). */
export async function leaveChat({ client, queryClient }: ChatContext, chatId: string): Promise<void> {
  const adapter = await requireAdapter(client, queryClient);
  await adapter.leave(chatId);
  removeChat(queryClient, chatId);
  tellTabs(queryClient, { kind: 'left', chatId });
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

/** Sets after how long messages are deleted; null keeps them. */
export async function setExpiry({ client, queryClient }: ChatContext, chatId: string, seconds: number | null): Promise<void> {
  const adapter = await requireAdapter(client, queryClient);
  const undo = patchChat(queryClient, chatId, { expirySeconds: seconds });
  await withRollback(adapter.setExpiry(chatId, seconds), undo, chat => writeChat(queryClient, chat));
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

/** Reports messages of the other members. */
export async function reportMessages(
  { client, queryClient }: ChatContext,
  chatId: string,
  messageIds: readonly string[],
  comment: string,
): Promise<void> {
  const adapter = await requireAdapter(client, queryClient);
  const chat = knownChat(queryClient, chatId) ?? (await adapter.chat(chatId));
  await adapter.report(chat, messageIds, comment);
}

/** Whether people may start chats with the account (CHAT-30). Rolled back and rejected when the server refuses. */
export async function saveAcceptsChats({ client, queryClient }: ChatContext, acceptsChats: boolean): Promise<void> {
  const write = (change: Partial<Account>) =>
    queryClient.setQueryData<Account>(ownAccountKey, account => account && { ...account, ...change });
  const before = queryClient.getQueryData<Account>(ownAccountKey)?.accepts_chat_messages;
  write({ accepts_chat_messages: acceptsChats, chats_onboarded: true });
  await withRollback(client.accounts.updateCredentials({ accepts_chat_messages: acceptsChats, chats_onboarded: true }), () =>
    write({ accepts_chat_messages: before ?? false }),
  );
}

async function withRollback<Result>(
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
