import { Link, useMessages } from '@rookery/ui';
import { messages } from '../messages.js';

/** For a visitor: to sign in, or to join. */
export function WaysIn() {
  const text = useMessages(messages);
  return (
    <>
      <Link className="rk-button" data-variant="primary" data-size="md" href="/login">
        {text.logIn()}
      </Link>
      <Link className="rk-button" data-variant="secondary" data-size="md" href="/signup">
        {text.signUp()}
      </Link>
    </>
  );
}
