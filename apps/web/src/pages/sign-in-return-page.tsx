import { completeSignIn, type SignInResult } from '@rookery/api-client/sign-in';
import { Link, Loading, useMessages } from '@rookery/ui';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { signInMessages } from '../messages/sign-in-messages.js';
import { entrancePath } from '../routing/hrefs.js';
import { sessionStore } from '../session/sessions.dom.js';
import { rememberedSignIn, SIGN_IN_RETURN_PATH, signInStorage } from '../session/sign-in.js';
import { Entrance } from './entrance.js';
import { signInErrorText } from './sign-in-error.js';

/** The answer is taken once, however often this page mounts: adding the session remounts everything. */
let finished: Promise<SignInResult> | null = null;

function finishSignIn(): Promise<SignInResult> {
  const { href, search } = window.location;
  if (search === '' && finished !== null) return finished;
  // The code must not stay in the address, the history or a screenshot.
  window.history.replaceState(window.history.state, '', SIGN_IN_RETURN_PATH);
  finished = completeSignIn({ callbackUrl: href, storage: signInStorage }).then(result => {
    sessionStore.add(result.session, { staySignedIn: rememberedSignIn().staySignedIn });
    return result;
  });
  return finished;
}

/** The redirect target after authorization: completes the sign-in and continues to the page the reader came from. */
export function SignInReturnPage() {
  const text = useMessages(signInMessages);
  const navigate = useNavigate();
  const [error, setError] = useState<unknown>(null);

  useEffect(() => {
    let isCurrent = true;
    finishSignIn().then(
      ({ returnTo }) => {
        if (isCurrent) void navigate(returnTo, { replace: true });
      },
      (failure: unknown) => {
        if (isCurrent) setError(failure ?? new Error('unknown'));
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [navigate]);

  if (error === null) {
    return (
      <Entrance title={text.signingIn()}>
        <Loading />
      </Entrance>
    );
  }
  return (
    <Entrance title={text.signInFailed()}>
      <p role="alert">{signInErrorText(error, rememberedSignIn().server, text)}</p>
      <Link
        className="rk-button"
        data-variant="primary"
        data-size="md"
        href={entrancePath('/login', rememberedSignIn().returnTo)}
      >
        {text.tryAgain()}
      </Link>
    </Entrance>
  );
}
