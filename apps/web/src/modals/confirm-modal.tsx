import { useMessages } from '@rookery/ui';
import { QuestionModal, type CloseReason } from '@rookery/ui/modal';
import { confirmMessages } from './messages.js';
import type { Confirmation } from './modals.js';

interface ConfirmModalProps extends Confirmation {
  isOpen: boolean;
  isCovered?: boolean;
  onClose(reason: CloseReason): void;
}

type Text = keyof typeof confirmMessages.texts;

const questions: Readonly<Record<Confirmation['question'], readonly [title: Text, text: Text, button: Text, keep?: Text]>> = {
  deletePost: ['deletePostTitle', 'deletePostText', 'delete'],
  deleteEvent: ['discardEventTitle', 'discardEventText', 'delete'],
  discardPost: ['deletePostTitle', 'deletePostText', 'delete'],
  redraft: ['redraftTitle', 'redraftText', 'redraft'],
  discardEdit: ['discardEditTitle', 'discardEditText', 'cancelEditing'],
  discardEvent: ['discardEventTitle', 'discardEventText', 'delete'],
  discardEventEdit: ['discardEventEditTitle', 'discardEventEditText', 'cancelEditing'],
  discardReport: ['discardReportTitle', 'discardReportText', 'discard'],
  discardProfile: ['discardProfileTitle', 'discardProfileText', 'discard'],
  deleteDraft: ['deleteDraftTitle', 'deleteDraftText', 'delete'],
  deleteList: ['deleteListTitle', 'deleteListText', 'delete'],
  deleteFilter: ['deleteFilterTitle', 'deleteFilterText', 'delete'],
  discardFilter: ['discardFilterTitle', 'discardFilterText', 'discard'],
  clearNotifications: ['clearNotificationsTitle', 'clearNotificationsText', 'clearNotificationsButton'],
  signOutAll: ['signOutTitle', 'signOutAllText', 'signOutTitle'],
  signOutEverywhere: ['signOutEverywhereTitle', 'signOutEverywhereText', 'signOutEverywhereTitle'],
  signOut: ['signOutTitle', 'signOutText', 'deleteDrafts', 'keepDrafts'],
};

/** Asks before something is deleted or discarded. An answer closes it first, then acts (MOD-07). */
export function ConfirmModal({ question, onConfirm, onKeep, ...modal }: ConfirmModalProps) {
  const text = useMessages(confirmMessages);
  const [title, message, button, keep] = questions[question];
  return (
    <QuestionModal
      {...modal}
      title={text[title]()}
      cancelText={text.cancel()}
      other={onKeep && { label: text[keep ?? 'keepDraft'](), act: onKeep }}
      confirm={{ label: text[button](), act: onConfirm }}
    >
      <p>{text[message]()}</p>
      {onKeep && keep === undefined && <p>{text.keepDraftText()}</p>}
    </QuestionModal>
  );
}
