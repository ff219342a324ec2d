import { Button, useLayer, useMessages } from '@rookery/ui';
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { panelMessages } from '../panel-messages.js';

interface ConfirmDialogProps {
  title: string;
  children: ReactNode;
  confirmLabel: string;
  /** @selector [data-variant='danger'] */
  isDanger?: boolean;
  onConfirm(): void;
  onClose(): void;
}

/**
 * Asks before something that is hard to undo. A dialog of the browser: it traps the focus, returns it, and has the style of the tree that
 * it is in, also in a shadow root (ADR 39). Inside a `LayerHistoryProvider` going back closes it (MOD-03).
 */
export function ConfirmDialog({ title, children, confirmLabel, isDanger = false, onConfirm, onClose }: ConfirmDialogProps) {
  const text = useMessages(panelMessages);
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useLayer(true, onClose);
  useLayoutEffect(() => {
    const { current: element } = dialog;
    element?.showModal?.();
    // Closing returns the focus; removing the element alone would not.
    return () => element?.close?.();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="rk-chat-dialog"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- it needs an answer
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={event => {
        event.preventDefault();
        onClose();
      }}
      // Keys of the page must not act behind the dialog.
      onKeyDown={event => event.stopPropagation()}
    >
      <h2 id={`${id}-title`}>{title}</h2>
      <div id={`${id}-text`}>{children}</div>
      <footer>
        <Button onClick={onClose}>{text.cancel()}</Button>
        <Button
          variant={isDanger ? 'danger' : 'primary'}
          onClick={() => {
            onClose();
            onConfirm();
          }}
        >
          {confirmLabel}
        </Button>
      </footer>
    </dialog>
  );
}
