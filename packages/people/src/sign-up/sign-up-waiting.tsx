import { Button, Link, useMessages } from '@rookery/ui';
import { signUpMessages } from './messages.js';
import type { SignUpWait } from './pending-sign-ups.js';
import { SendAgain } from './send-again.js';
import { SignUpTitle } from './sign-up-title.js';

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
  const words: Record<SignUpWaitingProps['wait'], readonly [title: string, explanation: string]> = {
    email: [text.waitEmailTitle(), isWatched ? text.waitEmail({ email }) : text.waitEmailLogIn({ email })],
    approval: [text.waitApprovalTitle(), isWatched ? text.waitApproval({ server }) : text.waitApprovalLogIn({ server })],
    signIn: [text.waitSignInTitle(), text.waitSignIn()],
    gone: [text.gone(), text.goneText({ server })],
  };
  return (
    <section className="rk-sign-up">
      <SignUpTitle>{words[wait][0]}</SignUpTitle>
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
      {wait === 'email' && props.onSend !== null && <SendAgain email={email} canChange={props.canChange} onSend={props.onSend} />}
      <Button variant="plain" onClick={props.onStartOver}>
        {text.startOver()}
      </Button>
    </section>
  );
}
