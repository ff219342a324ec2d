import { useStore } from '@rookery/ui';
import type { CloseReason } from '@rookery/ui/modal';
import { useEffect, useState } from 'react';
import { ConfirmModal } from './confirm-modal.js';
import { cutFrom, isLeftByBack } from './modal-rules.js';
import { modals, type OpenModal } from './modals.js';
import { renderedModals, type RenderedModal } from './rendered-modals.js';
import './modals.css';

/** Longer than the fade of a modal, in ms. */
const FADE_MS = 300;

/** The stack of modals. Only the topmost is shown; back closes it, whichever it is (MOD-03). */
export function ModalHostScreen() {
  const stack = useStore(modals.stack, open => open);
  const [rendered, setRendered] = useState<readonly RenderedModal<OpenModal>[]>([]);
  const next = renderedModals(rendered, stack);
  if (next !== rendered) setRendered(next);
  const hasClosed = rendered.some(({ isOpen }) => !isOpen);
  useEffect(() => {
    if (!hasClosed) return undefined;
    const timer = setTimeout(() => setRendered(all => all.filter(({ isOpen }) => isOpen)), FADE_MS);
    return () => clearTimeout(timer);
  }, [hasClosed]);
  useEffect(() => {
    const onBack = (): void => {
      if (isLeftByBack(modals.stack.get())) modals.clear();
    };
    window.addEventListener('popstate', onBack);
    return () => window.removeEventListener('popstate', onBack);
  }, []);
  const topId = stack.at(-1)?.id;
  return rendered.map(({ modal, isOpen }) => (
    <HostedModal key={modal.id} modal={modal} isOpen={isOpen} isCovered={isOpen && modal.id !== topId} />
  ));
}

interface HostedModalProps {
  modal: OpenModal;
  isOpen: boolean;
  isCovered: boolean;
}

function HostedModal({ modal, ...shown }: HostedModalProps) {
  const close = (_reason: CloseReason): void => modals.stack.set(stack => cutFrom(stack, modal.id));
  switch (modal.type) {
    case 'CONFIRM':
      return <ConfirmModal {...shown} {...modal} onClose={close} />;
  }
}
