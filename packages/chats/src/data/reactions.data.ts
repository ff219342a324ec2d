import { withReaction } from '../core/reactions.js';
import { requireAdapter } from './chat-adapter.data.js';
import { withRollback, type ChatContext } from './message-actions.data.js';
import { ingestMessages, knownMessage } from './messages.data.js';

/** Adds a reaction of the account to a message, or removes it. Shown at once; rolled back and rejected when the server refuses. */
export async function toggleReaction({ client, queryClient }: ChatContext, messageId: string, name: string): Promise<void> {
  const adapter = await requireAdapter(client, queryClient);
  const message = knownMessage(queryClient, messageId);
  if (message === undefined || adapter.react === undefined) return;
  const isAdded = !message.reactions.some(reaction => reaction.name === name && reaction.me);
  const show = (isShown: boolean): void => {
    const current = knownMessage(queryClient, messageId) ?? message;
    ingestMessages(queryClient, [{ ...current, reactions: withReaction(current.reactions, name, isShown) }]);
  };
  show(isAdded);
  await withRollback(adapter.react(message.chatId, messageId, name, isAdded), () => show(!isAdded));
}
