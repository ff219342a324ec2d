import { createStore, type Store } from '@rookery/ui';
import type { DiscardQuestion, StackedModal } from './modal-rules.js';

/** A question, whose texts are found by its name. */
export interface Confirmation {
  readonly question: DiscardQuestion | 'deletePost' | 'redraft' | 'deleteDraft';
  readonly onConfirm: () => void;
  /** Keeps the draft instead of discarding it. */
  readonly onKeep?: () => void;
}

/** A modal that can be opened. Types without one here have no content yet. */
export type ModalRequest = { readonly type: 'CONFIRM' } & Confirmation;

export type OpenModal = ModalRequest & StackedModal;

/** The modals over the page, the topmost last. Their code is loaded when the first one opens. */
export interface Modals {
  readonly stack: Store<readonly OpenModal[]>;
  open(request: ModalRequest): void;
  /** Closes them all, without a question: drafts are stored. */
  clear(): void;
}

export function createModals(): Modals {
  const stack = createStore<readonly OpenModal[]>([]);
  let lastId = 0;
  return {
    stack,
    open(request) {
      lastId += 1;
      stack.set(open => [...open, { ...request, id: lastId }]);
    },
    clear: () => stack.set(open => (open.length === 0 ? open : [])),
  };
}

/** The modals of the page. */
export const modals = createModals();
