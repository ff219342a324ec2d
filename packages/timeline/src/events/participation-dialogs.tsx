import { Button, LazyModal, useMessages } from '@rookery/ui';
import { useId, useState } from 'react';
import { eventMessages } from './messages.js';

/** Longer messages to an organiser are cut by servers. */
const MESSAGE_LENGTH = 500;

interface DialogProps {
  isOpen: boolean;
  onClose(): void;
  /** The name of the event. */
  name: string;
}

/** Asks for an optional message to the organiser of a restricted event. A message that was typed survives closing the dialog. */
export function JoinDialog({ isOpen, onClose, name, onSend }: DialogProps & { onSend(message: string | null): void }) {
  const text = useMessages(eventMessages);
  const id = useId();
  const [message, setMessage] = useState('');
  return (
    <LazyModal
      isOpen={isOpen}
      onClose={onClose}
      title={text.joinTitle()}
      actions={
        <>
          <Button variant="plain" onClick={onClose}>
            {text.cancel()}
          </Button>
          <Button variant="primary" onClick={() => onSend(message.trim() === '' ? null : message.trim())}>
            {text.sendRequest()}
          </Button>
        </>
      }
    >
      <p className="rk-event-dialog-text" dir="auto">
        {text.joinText({ name })}
      </p>
      <div className="rk-field">
        <label htmlFor={id}>{text.joinMessage()}</label>
        <textarea
          id={id}
          className="rk-event-text"
          dir="auto"
          rows={3}
          maxLength={MESSAGE_LENGTH}
          value={message}
          onChange={event => setMessage(event.target.value)}
        />
      </div>
    </LazyModal>
  );
}

/** Asks before leaving a restricted event: joining again needs a new approval. */
export function LeaveDialog({ isOpen, onClose, name, onLeave }: DialogProps & { onLeave(): void }) {
  const text = useMessages(eventMessages);
  return (
    <LazyModal
      isOpen={isOpen}
      onClose={onClose}
      role="alertdialog"
      title={text.leaveTitle()}
      actions={
        <>
          <Button variant="plain" onClick={onClose}>
            {text.cancel()}
          </Button>
          <Button variant="danger" onClick={onLeave}>
            {text.leave()}
          </Button>
        </>
      }
    >
      <p className="rk-event-dialog-text" dir="auto">
        {text.leaveText({ name })}
      </p>
    </LazyModal>
  );
}
