import { useMessages } from '@rookery/ui';
import { QuestionModal } from '@rookery/ui/modal';
import { type ReactNode, useState } from 'react';
import { entryMessages } from './messages.js';

/** A question before something cannot be taken back. */
interface Question {
  title: string;
  /** The consequence, as paragraphs. */
  text: ReactNode;
  /** The text of the button that does it. */
  label: string;
  /** The answer cannot be taken back. Default true. */
  isDanger?: boolean;
  act(): void;
}

/** Returns a function that asks, and the modal with the question. */
export function useQuestion(): { ask(question: Question): void; isAsking: boolean; modal: ReactNode } {
  const text = useMessages(entryMessages);
  const [isOpen, setOpen] = useState(false);
  // Shown until the modal has faded out.
  const [question, setQuestion] = useState<Question | null>(null);
  return {
    isAsking: isOpen,
    ask(next) {
      setQuestion(next);
      setOpen(true);
    },
    modal: question !== null && (
      <QuestionModal
        isOpen={isOpen}
        isCovered={false}
        title={question.title}
        cancelText={text.cancel()}
        isDanger={question.isDanger ?? true}
        confirm={{ label: question.label, act: question.act }}
        onClose={() => setOpen(false)}
      >
        {question.text}
      </QuestionModal>
    ),
  };
}
