import { Button, Form, TextField, useMessages } from '@rookery/ui';
import { useState } from 'react';
import { signUpMessages } from './messages.js';

interface SendAgainProps {
  email: string;
  /** Whether the address can be changed. */
  canChange: boolean;
  /** Resolves to why the e-mail could not be sent; null: it was. */
  onSend(email: string | null): Promise<string | null>;
}

/** Has the confirmation sent again, also to another address. */
export function SendAgain({ email, canChange, onSend }: SendAgainProps) {
  const text = useMessages(signUpMessages);
  const [typed, setTyped] = useState<string | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const send = async (address: string | null): Promise<void> => {
    if (isSending) return;
    setSending(true);
    setSentTo(null);
    const failed = await onSend(address);
    setSending(false);
    setFault(failed);
    if (failed !== null) return;
    setSentTo(address ?? email);
    setTyped(null);
  };
  const said = <output className="rk-sign-up-sent">{sentTo !== null && text.sent({ email: sentTo })}</output>;
  if (typed === null)
    return (
      <div className="rk-sign-up-part">
        {said}
        {fault !== null && (
          <p className="rk-field-error" role="alert">
            {fault}
          </p>
        )}
        <Button isPending={isSending} onClick={() => void send(null)}>
          {text.sendAgain()}
        </Button>
        {canChange && (
          <Button variant="plain" onClick={() => setTyped(email)}>
            {text.otherAddress()}
          </Button>
        )}
      </div>
    );
  return (
    <Form className="rk-sign-up-part" onSubmit={() => void send(typed.trim())} aria-label={text.newAddress()}>
      <TextField
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it takes the place of the button that was pressed
        autoFocus
        label={text.newAddress()}
        value={typed}
        name="email"
        type="email"
        autoComplete="email"
        dir="ltr"
        {...(fault !== null && { errorText: fault })}
        onChange={event => setTyped(event.target.value)}
      />
      <Button type="submit" isPending={isSending}>
        {text.saveAddress()}
      </Button>
      <Button
        variant="plain"
        onClick={() => {
          setFault(null);
          setTyped(null);
        }}
      >
        {text.cancel()}
      </Button>
    </Form>
  );
}
