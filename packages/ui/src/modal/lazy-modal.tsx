import { lazy, Suspense, useState } from 'react';
import type { ModalProps } from './modal.js';

const Modal = lazy(async () => ({ default: (await import('./modal.js')).Modal }));

/** A `Modal` that is lazy-loaded when it first opens. */
export function LazyModal(props: ModalProps) {
  const [isWanted, setWanted] = useState(props.isOpen);
  // Stays mounted after the first opening, so that closing can fade out.
  if (props.isOpen && !isWanted) setWanted(true);
  if (!isWanted) return null;
  return (
    <Suspense fallback={null}>
      <Modal {...props} />
    </Suspense>
  );
}
