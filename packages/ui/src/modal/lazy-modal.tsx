import { lazy, Suspense, useState } from 'react';
import type { ModalProps } from './modal.js';

const Modal = lazy(async () => ({ default: (await import('./modal.js')).Modal }));

/** A `Modal` whose code is fetched when it is first opened. */
export function LazyModal(props: ModalProps) {
  const [isWanted, setWanted] = useState(props.isOpen);
  // Once opened it stays, so that closing can fade out.
  if (props.isOpen && !isWanted) setWanted(true);
  if (!isWanted) return null;
  return (
    <Suspense fallback={null}>
      <Modal {...props} />
    </Suspense>
  );
}
