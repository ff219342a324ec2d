import { block, unblock, useClient } from '@rookery/store';
import { itemIds, type ListState } from '@rookery/store/list';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { leaveChat, reportMessages, setExpiry } from './chat-actions.data.js';
import { knownChat } from './chats.data.js';
import { markRead } from './message-actions.data.js';
import { chatLogKey } from './messages.data.js';
import { useMessageActions, type MessageActions } from './use-message-actions.js';

export interface ChatActions extends MessageActions {
  leave(): Promise<void>;
  setExpiry(seconds: number | null): Promise<void>;
  /** Marks everything in the log as read. */
  markRead(): Promise<void>;
  report(messageIds: readonly string[], comment: string): Promise<void>;
  /** Blocks the other member; in a chat with several, all of them. */
  block(): Promise<void>;
  unblock(): Promise<void>;
}

/** The actions of a person on a chat. Effects are shown at once and rolled back when the server refuses; then the promise rejects. */
export function useChatActions(chatId: string): ChatActions {
  const client = useClient();
  const queryClient = useQueryClient();
  const messageActions = useMessageActions(chatId);
  return useMemo(() => {
    const context = { client, queryClient };
    const forAll = async (action: typeof block): Promise<void> => {
      const accounts = knownChat(queryClient, chatId)?.accounts ?? [];
      await Promise.all(accounts.map(({ id }) => action(context, { accountId: id })));
    };
    return {
      ...messageActions,
      leave: () => leaveChat(context, chatId),
      setExpiry: seconds => setExpiry(context, chatId, seconds),
      async markRead() {
        const state = queryClient.getQueryData<ListState>(chatLogKey(chatId));
        const messageId = state && itemIds(state.entries)[0];
        if (messageId !== undefined) await markRead(context, chatId, messageId);
      },
      report: (messageIds, comment) => reportMessages(context, chatId, messageIds, comment),
      block: () => forAll(block),
      unblock: () => forAll(unblock),
    };
  }, [client, queryClient, messageActions, chatId]);
}
