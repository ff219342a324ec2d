import { errorText } from '@rookery/api-client';
import { useMessages, useNotify } from '@rookery/ui';
import type { ChatSummary } from '../chat-types.js';
import { useChatActions } from '../data/use-chat-actions.js';
import { chatsMessages } from '../messages.js';
import { panelMessages } from '../panel-messages.js';
import { ConfirmDialog } from '../parts/dialog.js';

/** A question before something that is hard to undo. */
export type ChatQuestion = 'leave' | 'block' | 'unblock';

export interface ChatQuestionScreenProps {
  question: ChatQuestion;
  chat: Pick<ChatSummary, 'id' | 'accounts'>;
  onClose(): void;
  /** The chat is being left: it is no longer in the inbox. */
  onLeft?: ((chatId: string) => void) | undefined;
}

/** Asks before a chat is left (CHAT-10), and before its other member is blocked or unblocked (CHAT-19). */
export function ChatQuestionScreen({ question, chat, onClose, onLeft }: ChatQuestionScreenProps) {
  const text = useMessages(chatsMessages);
  const panelText = useMessages(panelMessages);
  const notify = useNotify();
  const actions = useChatActions(chat.id);
  const acct = chat.accounts[0]?.acct ?? '';
  const { title, explanation, label, failure } = {
    leave: {
      title: text.leaveTitle(),
      explanation: panelText.leaveText(),
      label: text.leaveTitle(),
      failure: panelText.leaveFailed(),
    },
    block: {
      title: panelText.blockTitle({ acct }),
      explanation: panelText.blockText(),
      label: panelText.block(),
      failure: text.actionFailed(),
    },
    unblock: {
      title: panelText.unblockTitle({ acct }),
      explanation: panelText.unblockText(),
      label: text.unblock(),
      failure: text.actionFailed(),
    },
  }[question];
  return (
    <ConfirmDialog
      title={title}
      confirmLabel={label}
      isDanger={question !== 'unblock'}
      onClose={onClose}
      onConfirm={() => {
        actions[question]().catch((error: unknown) => notify({ kind: 'error', text: errorText(error, failure) }));
        if (question === 'leave') onLeft?.(chat.id);
      }}
    >
      <p>{explanation}</p>
    </ConfirmDialog>
  );
}
