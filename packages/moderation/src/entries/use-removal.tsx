import { useClient } from '@rookery/store';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { removeEntryMutation, type StaffTable } from './staff-table.data.js';
import { useAttempt } from './use-attempt.js';
import { useQuestion } from './use-question.js';

/** The question before an entry is removed, and what is said of how it went. */
interface RemovalTexts {
  title: string;
  text: ReactNode;
  /** The text of the button that removes it. */
  label: string;
  done: string;
  failed: string;
  /** Moves the focus: the button of the entry is gone. */
  onDone(): void;
}

/** Returns a stable function that removes an entry of a list after a question, and the modal with the question. */
export function useRemoval<Item extends { id: string }>(
  table: StaffTable<Item, never>,
  textsOf: (item: Item) => RemovalTexts,
): { ask(item: Item): void; modal: ReactNode } {
  const { mutateAsync } = useMutation(removeEntryMutation(useClient(), useQueryClient(), table));
  const attempt = useAttempt();
  const { ask, modal } = useQuestion();
  const latest = useRef<(item: Item) => void>(() => undefined);
  useEffect(() => {
    latest.current = item => {
      const { title, text, label, ...texts } = textsOf(item);
      ask({ title, text, label, act: () => attempt({ act: () => mutateAsync(item), ...texts }) });
    };
  });
  return { ask: useCallback((item: Item) => latest.current(item), []), modal };
}
