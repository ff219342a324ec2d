import type { StackedModal } from './modal-rules.js';

/** A modal on the screen. Closed ones are rendered until they have faded out (MOD-04). */
export interface RenderedModal<Modal> {
  readonly modal: Modal;
  readonly isOpen: boolean;
}

/** The modals to render for a stack, in its order. The same array when nothing has changed. */
export function renderedModals<Modal extends StackedModal>(
  before: readonly RenderedModal<Modal>[],
  stack: readonly Modal[],
): readonly RenderedModal<Modal>[] {
  const isRendered = (modal: Modal): boolean => before.some(({ modal: { id } }) => id === modal.id);
  const isOnStack = (modal: Modal): boolean => stack.some(({ id }) => id === modal.id);
  if (before.every(({ modal, isOpen }) => isOpen === isOnStack(modal)) && stack.every(isRendered)) return before;
  return [
    ...before.map(({ modal }) => ({ modal, isOpen: isOnStack(modal) })),
    ...stack.filter(modal => !isRendered(modal)).map(modal => ({ modal, isOpen: true })),
  ];
}
