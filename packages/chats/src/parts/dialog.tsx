import { Button, useLayer, useMessages } from '@rookery/ui';
import { useId, useLayoutEffect, useRef } from 'react';
import { panelMessages } from '../panel-messages.js';
import { useChatOptions, type ChatConfirmDialogProps } from './chat-options.js';

/** Asks before something that is hard to undo: in the dialog of the page where it has one. */
export function ConfirmDialog(props: Omit<ChatConfirmDialogProps, 'cancelLabel'>) {
  const text = useMessages(panelMessages);
  const { ConfirmDialog: Slot = BrowserDialog } = useChatOptions().slots;
  return <Slot {...props} cancelLabel={text.cancel()} />;
}

/**
 * Asks before something that is hard to undo. A dialog of the browser: it traps the focus, returns it, and has the style of the tree that
 * it is in, also in a shadow root (ADR 37). Inside a `LayerHistoryProvider` going back closes it (MOD-03).
 */
function BrowserDialog({ title, children, confirmLabel, cancelLabel, isDanger, onConfirm, onClose }: ChatConfirmDialogProps) {
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
        <Button onClick={onClose}>{cancelLabel}</Button>
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
