import { Link, useMessages } from '@rookery/ui';
import { messages } from './messages.js';

interface JoinCardProps {
  loginHref: string;
  signupHref: string;
}

/** Invites a visitor to join (THR-05). */
export function JoinCard({ loginHref, signupHref }: JoinCardProps) {
  const text = useMessages(messages);
  return (
    <section className="rk-join-card">
      <h2>{text.joinTitle()}</h2>
      <p>{text.joinText()}</p>
      <div>
        <Link className="rk-button" data-variant="primary" href={loginHref}>
          {text.logIn()}
        </Link>
        <Link className="rk-button" data-variant="secondary" href={signupHref}>
          {text.signUp()}
        </Link>
      </div>
    </section>
  );
}
