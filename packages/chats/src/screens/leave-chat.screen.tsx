import { errorText } from '@rookery/api-client';
import { useMessages, useNotify } from '@rookery/ui';
import { useChatActions } from '../data/use-chat-actions.js';
import { chatsMessages } from '../messages.js';
import { ConfirmDialog } from '../parts/dialog.js';

export interface LeaveChatScreenProps {
  chatId: string;
  onClose(): void;
  /** The chat is being left: it is no longer in the inbox. */
  onLeft(chatId: string): void;
}

/** Asks before a chat is left (CHAT-10). */
export function LeaveChatScreen({ chatId, onClose, onLeft }: LeaveChatScreenProps) {
  const text = useMessages(chatsMessages);
  const notify = useNotify();
  const { leave } = useChatActions(chatId);
  return (
    <ConfirmDialog
      title={text.leaveTitle()}
      confirmLabel={text.leaveTitle()}
      isDanger
      onClose={onClose}
      onConfirm={() => {
        leave().catch((error: unknown) => notify({ kind: 'error', text: errorText(error, text.leaveFailed()) }));
        onLeft(chatId);
      }}
    >
      <p>{text.leaveText()}</p>
    </ConfirmDialog>
  );
}
