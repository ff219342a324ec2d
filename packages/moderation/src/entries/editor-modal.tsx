import { useMessages } from '@rookery/ui';
import { Modal, QuestionModal } from '@rookery/ui/modal';
import { type ReactNode, useState } from 'react';
import { entryMessages } from './messages.js';

interface EditorModalProps {
  isOpen: boolean;
  title: string;
  /** Closing would lose something that was typed: it asks before. */
  isChanged: boolean;
  /** A question lies over it. */
  isCovered?: boolean;
  onClose(): void;
  children: ReactNode;
}

/** The modal of a form, which is not closed by mistake. */
export function EditorModal({ isOpen, title, isChanged, isCovered = false, onClose, children }: EditorModalProps) {
  const text = useMessages(entryMessages);
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Modal
        isOpen={isOpen}
        title={title}
        isCovered={isAsked || isCovered}
        onClose={reason => (reason === 'dismiss' && isChanged ? setAsked(true) : onClose())}
      >
        {children}
      </Modal>
      <QuestionModal
        isOpen={isOpen && isAsked}
        isCovered={false}
        title={text.discardTitle()}
        cancelText={text.keepEditing()}
        confirm={{ label: text.discard(), act: onClose }}
        onClose={() => setAsked(false)}
      >
        <p>{text.discardText()}</p>
      </QuestionModal>
    </>
  );
}
