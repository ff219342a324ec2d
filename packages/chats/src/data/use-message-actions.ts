import { useOutbox, useClient } from '@rookery/store';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { chatComposer } from './composer.data.js';
import { acceptChat, deleteMessage } from './message-actions.data.js';
import { heldMessages } from './pending-messages.data.js';
import { toggleReaction } from './reactions.data.js';

export interface MessageActions {
  /** Accepts the chat that someone else began (CHAT-08). */
  accept(): Promise<void>;
  /** Deletes an own message for both, another's for the account alone (CHAT-28). */
  deleteMessage(messageId: string): Promise<void>;
  /** Adds a reaction of the account to a message, or removes it. */
  react(messageId: string, name: string): Promise<void>;
  /** Sends a failed message now. */
  retry(recordId: string): Promise<void>;
  /** Takes a message that is not sent back into the field. */
  undo(recordId: string): Promise<void>;
  /** Deletes a failed message for good. */
  discard(recordId: string): Promise<void>;
}

/** The actions of the log. Effects are shown at once and rolled back when the server refuses; then the promise rejects. */
export function useMessageActions(chatId: string): MessageActions {
  const client = useClient();
  const queryClient = useQueryClient();
  const outbox = useOutbox();
  return useMemo(() => {
    const context = { client, queryClient };
    return {
      accept: () => acceptChat(context, chatId),
      deleteMessage: messageId => deleteMessage(context, chatId, messageId),
      react: (messageId, name) => toggleReaction(context, messageId, name),
      retry: recordId => outbox.retry(recordId),
      async undo(recordId) {
        const record = heldMessages(queryClient, outbox.getRecords()).find(({ id }) => id === recordId);
        if (record !== undefined) await chatComposer(client, queryClient, chatId).undo(record);
      },
      discard: async recordId => void (await outbox.discard(recordId)),
    };
  }, [client, queryClient, outbox, chatId]);
}
