import { Link, useMessages } from '@rookery/ui';
import { signInMessages } from '../messages/sign-in-messages.js';
import { Entrance } from './entrance.js';

interface SignInFailedProps {
  /** Why it failed and what to do next. */
  explanation: string;
  /** The sign-in page. */
  href: string;
}

/** A sign-in that failed after the reader came back from the server. */
export function SignInFailed({ explanation, href }: SignInFailedProps) {
  const text = useMessages(signInMessages);
  return (
    <Entrance title={text.signInFailed()}>
      <p role="alert">{explanation}</p>
      <Link className="rk-button" data-variant="primary" data-size="md" href={href}>
        {text.tryAgain()}
      </Link>
    </Entrance>
  );
}
