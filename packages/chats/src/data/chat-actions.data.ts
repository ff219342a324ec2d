import { accountsOf, type Account } from '@rookery/api-client';
import { ownAccountKey } from '@rookery/store';
import { requireAdapter } from './chat-adapter.data.js';
import { knownChat, patchChat, removeChat, writeChat } from './chats.data.js';
import { withRollback, type ChatContext } from './message-actions.data.js';
import { tellTabs } from './tab-news.data.js';

/** Leaves a chat, and removes it from the list once the server has (CHAT-10). */
export async function leaveChat({ client, queryClient }: ChatContext, chatId: string): Promise<void> {
  const adapter = await requireAdapter(client, queryClient);
  await adapter.leave(chatId);
  removeChat(queryClient, chatId);
  tellTabs(queryClient, { kind: 'left', chatId });
}

/** Sets after how long messages are deleted; null keeps them. */
export async function setExpiry({ client, queryClient }: ChatContext, chatId: string, seconds: number | null): Promise<void> {
  const adapter = await requireAdapter(client, queryClient);
  const undo = patchChat(queryClient, chatId, { expirySeconds: seconds });
  await withRollback(adapter.setExpiry(chatId, seconds), undo, chat => writeChat(queryClient, chat));
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
  await withRollback(accountsOf(client).updateCredentials({ accepts_chat_messages: acceptsChats, chats_onboarded: true }), () =>
    write({ accepts_chat_messages: before ?? false }),
  );
}
