import { errorText } from '@rookery/api-client';
import { useMessages, useNotify } from '@rookery/ui';
import type { ChatSummary } from '../chat-types.js';
import { useChatActions } from '../data/use-chat-actions.js';
import { chatsMessages } from '../messages.js';
import { panelMessages } from '../panel-messages.js';
import { ConfirmDialog } from '../parts/dialog.js';

/** A question before something that is hard to undo. */
export type ChatQuestion = 'leave' | 'block' | 'unblock' | 'deleteForBoth' | 'deleteForMe';

export interface ChatQuestionScreenProps {
  question: ChatQuestion;
  chat: Pick<ChatSummary, 'id' | 'accounts'>;
  onClose(): void;
  /** The chat is being left: it is no longer in the inbox. */
  onLeft?: ((chatId: string) => void) | undefined;
  /** Deletes the message that the question is about. It says itself what failed. */
  onDelete?: (() => void) | undefined;
}

/** Asks before a chat is left (CHAT-10), before its other member is blocked or unblocked (CHAT-19), and before a message is deleted (CHAT-28). */
export function ChatQuestionScreen({ question, chat, onClose, onLeft, onDelete }: ChatQuestionScreenProps) {
  const text = useMessages(chatsMessages);
  const panelText = useMessages(panelMessages);
  const notify = useNotify();
  const actions = useChatActions(chat.id);
  const acct = chat.accounts[0]?.acct ?? '';
  const attempt = (attempted: Promise<void>, failure: string): void =>
    void attempted.catch((error: unknown) => notify({ kind: 'error', text: errorText(error, failure) }));
  const remove = (): void => onDelete?.();
  const { title, explanation, label, act } = {
    leave: {
      title: text.leaveTitle(),
      explanation: panelText.leaveText(),
      label: text.leaveTitle(),
      act() {
        attempt(actions.leave(), panelText.leaveFailed());
        onLeft?.(chat.id);
      },
    },
    block: {
      title: panelText.blockTitle({ acct }),
      explanation: panelText.blockText(),
      label: panelText.block(),
      act: () => attempt(actions.block(), text.actionFailed()),
    },
    unblock: {
      title: panelText.unblockTitle({ acct }),
      explanation: panelText.unblockText(),
      label: text.unblock(),
      act: () => attempt(actions.unblock(), text.actionFailed()),
    },
    deleteForBoth: {
      title: panelText.deleteTitle(),
      explanation: panelText.deleteForBothText(),
      label: text.deleteForBoth(),
      act: remove,
    },
    deleteForMe: {
      title: panelText.deleteTitle(),
      explanation: panelText.deleteForMeText(),
      label: text.deleteForMe(),
      act: remove,
    },
  }[question];
  return (
    <ConfirmDialog title={title} confirmLabel={label} isDanger={question !== 'unblock'} onClose={onClose} onConfirm={act}>
      <p>{explanation}</p>
    </ConfirmDialog>
  );
}
