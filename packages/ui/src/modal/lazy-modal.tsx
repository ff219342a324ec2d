import { useState } from 'react';
import { lazyPart } from '../lazy-part/lazy-part.js';
import type { ModalProps } from './modal.js';

const Modal = lazyPart(async () => (await import('./modal.js')).Modal);

/** A `Modal` that is lazy-loaded when it first opens. */
export function LazyModal(props: ModalProps) {
  const [isWanted, setWanted] = useState(props.isOpen);
  const [hasFailed, setFailed] = useState(false);
  // Stays mounted after the first opening, so that closing can fade out.
  if (props.isOpen && !isWanted) setWanted(true);
  // The next opening loads the code again.
  if (!props.isOpen && hasFailed) {
    setFailed(false);
    setWanted(false);
  }
  if (!isWanted) return null;
  const onLoadFailed = (): void => {
    setFailed(true);
    props.onClose('dismiss');
  };
  return <Modal {...props} onLoadFailed={onLoadFailed} />;
}
