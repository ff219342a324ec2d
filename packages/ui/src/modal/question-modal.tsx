import type { ReactNode } from 'react';
import { Button } from '../button/button.js';
import { Modal, type ModalProps } from './modal.js';

/** An answer: the text of its button, and what it does. */
interface Answer {
  label: string;
  act(): void;
}

export interface QuestionModalProps extends Pick<ModalProps, 'isOpen' | 'isCovered' | 'title' | 'onClose'> {
  cancelText: string;
  /** Does what the title asks. */
  confirm: Answer;
  /** The answer cannot be taken back. @default true */
  isDanger?: boolean;
  /** Another way than the two; undefined: there is none. */
  other?: Answer | undefined;
  /** The question, as paragraphs, and its choices. */
  children: ReactNode;
}

/** A question before something cannot be taken back. An answer closes it first, then acts (MOD-07). */
export function QuestionModal({ cancelText, confirm, isDanger = true, other, children, ...modal }: QuestionModalProps) {
  const { onClose } = modal;
  const answer =
    ({ act }: Answer) =>
    () => {
      onClose('dismiss');
      act();
    };
  return (
    <Modal
      {...modal}
      role="alertdialog"
      actions={
        <>
          <Button variant="plain" onClick={() => onClose('dismiss')}>
            {cancelText}
          </Button>
          {other && <Button onClick={answer(other)}>{other.label}</Button>}
          <Button variant={isDanger ? 'danger' : 'primary'} onClick={answer(confirm)}>
            {confirm.label}
          </Button>
        </>
      }
    >
      <div className="rk-question">{children}</div>
    </Modal>
  );
}
