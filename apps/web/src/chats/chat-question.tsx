import type { ChatConfirmDialogProps } from '@rookery/chats';
import { QuestionModal } from '@rookery/ui/modal';

/** A question of the chats in the dialog of this app. */
export function ChatQuestion({
  title,
  children,
  confirmLabel,
  cancelLabel,
  isDanger,
  onConfirm,
  onClose,
}: ChatConfirmDialogProps) {
  return (
    <QuestionModal
      isOpen
      title={title}
      cancelText={cancelLabel}
      confirm={{ label: confirmLabel, act: onConfirm }}
      isDanger={isDanger}
      onClose={onClose}
    >
      {children}
    </QuestionModal>
  );
}
