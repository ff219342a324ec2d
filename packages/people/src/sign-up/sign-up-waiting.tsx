import { Button, Form, Link, TextField, useMessages } from '@rookery/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { signUpMessages } from './messages.js';
import type { SignUpWait } from './pending-sign-ups.js';

export interface SignUpWaitingProps {
  /** The name of the server. */
  server: string;
  /** `gone`: the server does not know the account any more. */
  wait: SignUpWait | 'gone';
  username: string;
  email: string;
  /** The server's words; null: none. */
  message: string | null;
  /** The page looks for itself whether the account can act; otherwise the member logs in. */
  isWatched: boolean;
  loginHref: string;
  isChecking: boolean;
  /** Why the last look failed; null: it did not. */
  failureText: string | null;
  /** Sends the e-mail again; to another address, where one is given. Resolves to why it could not be sent; null: it was. */
  onSend: ((email: string | null) => Promise<string | null>) | null;
  /** Whether the address can be changed. */
  canChange: boolean;
  onCheck(): void;
  onStartOver(): void;
}

/** A sign-up that waits: for the confirmation of the address, for the staff, or for the first sign-in. */
export function SignUpWaiting(props: SignUpWaitingProps) {
  const { server, wait, username, email, message, isWatched, loginHref, isChecking, failureText } = props;
  const text = useMessages(signUpMessages);
  const title = useRef<HTMLHeadingElement>(null);
  // The form is gone with the focus in it.
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
  }, [wait]);
  const words: Record<SignUpWaitingProps['wait'], readonly [title: string, explanation: string]> = {
    email: [text.waitEmailTitle(), isWatched ? text.waitEmail({ email }) : text.waitEmailLogIn({ email })],
    approval: [text.waitApprovalTitle(), isWatched ? text.waitApproval({ server }) : text.waitApprovalLogIn({ server })],
    signIn: [text.waitSignInTitle(), text.waitSignIn()],
    gone: [text.gone(), text.goneText({ server })],
  };
  return (
    <section className="rk-sign-up">
      <h2 ref={title} tabIndex={-1}>
        {words[wait][0]}
      </h2>
      <p className="rk-sign-up-name">
        <bdi dir="ltr">@{username}</bdi>
      </p>
      <p>{words[wait][1]}</p>
      {message !== null && <p dir="auto">{message}</p>}
      {failureText !== null && (
        <p className="rk-field-error" role="alert">
          {failureText}
        </p>
      )}
      {wait === 'gone' ? null : isWatched ? (
        <Button variant="primary" isPending={isChecking} onClick={props.onCheck}>
          {text.checkNow()}
        </Button>
      ) : (
        <Link className="rk-button" data-variant="primary" data-size="md" href={loginHref}>
          {text.logIn()}
        </Link>
      )}
      {wait === 'email' && props.onSend !== null && <SendAgain {...props} onSend={props.onSend} />}
      <Button variant="plain" onClick={props.onStartOver}>
        {text.startOver()}
      </Button>
    </section>
  );
}

function SendAgain({
  email,
  canChange,
  onSend,
}: Pick<SignUpWaitingProps, 'email' | 'canChange'> & { onSend: NonNullable<SignUpWaitingProps['onSend']> }) {
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
  const said: ReactNode = <output className="rk-sign-up-sent">{sentTo !== null && text.sent({ email: sentTo })}</output>;
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
