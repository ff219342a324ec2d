import { Link, useMessages } from '@rookery/ui';
import { useLocation } from 'react-router-dom';
import { messages } from '../messages/messages.js';
import { entrancePath } from '../routing/hrefs.js';

interface SignInLinksProps {
  /** Whether the server is known to take new members. */
  canSignUp: boolean;
}

/** Links to sign in and, where the server takes new members, to sign up. They return to this page afterwards. */
export function SignInLinks({ canSignUp }: SignInLinksProps) {
  const text = useMessages(messages);
  const { pathname, search } = useLocation();
  return (
    <>
      <Link className="rk-button" data-variant="primary" data-size="md" href={entrancePath('/login', pathname + search)}>
        {text.logIn()}
      </Link>
      {canSignUp && (
        <Link className="rk-button" data-variant="secondary" data-size="md" href={entrancePath('/signup', pathname + search)}>
          {text.signUp()}
        </Link>
      )}
    </>
  );
}

/** Introduces the server to visitors, with the ways in. NAV-01 */
export function VisitorCard({ server, canSignUp }: SignInLinksProps & { server: string }) {
  const text = useMessages(messages);
  return (
    <section className="app-visitor" aria-labelledby="visitor-title">
      <h2 id="visitor-title">{text.visitorTitle({ server })}</h2>
      <p>{text.visitorText()}</p>
      <div className="app-visitor-ways">
        <SignInLinks canSignUp={canSignUp} />
      </div>
    </section>
  );
}
