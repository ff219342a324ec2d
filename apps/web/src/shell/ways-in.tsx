import { Link, useMessages } from '@rookery/ui';
import { useLocation } from 'react-router-dom';
import { messages } from '../messages.js';
import { entrancePath } from '../session/entrance-path.js';

/** For a visitor: to sign in, or to join, and to come back here afterwards. */
export function WaysIn() {
  const text = useMessages(messages);
  const { pathname, search } = useLocation();
  return (
    <>
      <Link className="rk-button" data-variant="primary" data-size="md" href={entrancePath('/login', pathname + search)}>
        {text.logIn()}
      </Link>
      <Link className="rk-button" data-variant="secondary" data-size="md" href={entrancePath('/signup', pathname + search)}>
        {text.signUp()}
      </Link>
    </>
  );
}
