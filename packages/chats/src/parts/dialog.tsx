import { useMessages } from '@rookery/ui';
import { QuestionModal } from '@rookery/ui/modal';
import { panelMessages } from '../panel-messages.js';
import { useChatOptions, type ChatConfirmDialogProps } from './chat-options.js';

/** Asks before something that is hard to undo: in the dialog of the page where it has one. */
export function ConfirmDialog(props: Omit<ChatConfirmDialogProps, 'cancelLabel'>) {
  const text = useMessages(panelMessages);
  const { ConfirmDialog: Slot = Question } = useChatOptions().slots;
  return <Slot {...props} cancelLabel={text.cancel()} />;
}

function Question({ cancelLabel, confirmLabel, onConfirm, ...modal }: ChatConfirmDialogProps) {
  return <QuestionModal {...modal} isOpen cancelText={cancelLabel} confirm={{ label: confirmLabel, act: onConfirm }} />;
}
