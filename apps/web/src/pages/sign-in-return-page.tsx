import { completeSignIn, isSignInError, type SignInResult } from '@rookery/api-client/sign-in';
import { Loading, useMessages } from '@rookery/ui';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { signInMessages } from '../messages/sign-in-messages.js';
import { inApp } from '../routing/base.dom.js';
import { entrancePath, SIGN_IN_RETURN_PATH } from '../routing/hrefs.js';
import { enterSession } from '../session/enter-session.data.js';
import { sessionStore } from '../session/sessions.dom.js';
import { forgetSignIn, rememberedSignIn, signInStorage } from '../session/sign-in.js';
import { Entrance } from './entrance.js';
import { signInErrorText } from './sign-in-error.js';
import { SignInFailed } from './sign-in-failed.js';

/** An answer is taken once, however often this page mounts: adding the session remounts everything. */
let finished: Promise<SignInResult> | null = null;

function finishSignIn(): Promise<SignInResult> {
  const { href, search } = window.location;
  const { rookeryCallback } = window;
  if (rookeryCallback === undefined && search === '' && finished !== null) return finished;
  const callbackUrl = rookeryCallback ?? href;
  window.rookeryCallback = undefined;
  // The boot script has done so already, where there is one.
  window.history.replaceState(window.history.state, '', inApp(SIGN_IN_RETURN_PATH));
  finished = completeSignIn({ callbackUrl, storage: signInStorage }).then(async result => {
    await enterSession(result.session, { staySignedIn: rememberedSignIn().staySignedIn });
    return result;
  });
  return finished;
}

/** The redirect target after authorization: completes the sign-in and continues, in its own history entry, to the page the reader came from. */
export function SignInReturnPage() {
  const text = useMessages(signInMessages);
  const navigate = useNavigate();
  const { search, hash } = useLocation();
  const [error, setError] = useState<unknown>(null);

  useEffect(() => {
    let isCurrent = true;
    finishSignIn().then(
      ({ returnTo }) => {
        if (!isCurrent) return;
        forgetSignIn();
        void navigate(returnTo, { replace: true });
      },
      (failure: unknown) => {
        if (!isCurrent) return;
        if (isAnsweredAgain(failure)) void navigate('/', { replace: true });
        else setError(failure ?? new Error('unknown'));
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [navigate]);

  // An address with a fragment may arrive while the page is open, when no script of the page's start runs.
  useEffect(() => {
    if (search + hash !== '') void navigate(SIGN_IN_RETURN_PATH, { replace: true });
  }, [search, hash, navigate]);

  if (error === null) {
    return (
      <Entrance title={text.signingIn()}>
        <Loading />
      </Entrance>
    );
  }
  const { server, returnTo } = rememberedSignIn();
  return (
    <SignInFailed
      explanation={signInErrorText(error, { server, isOnline: navigator.onLine }, text)}
      href={entrancePath('/login', returnTo)}
    />
  );
}

/** Back to a server that has its answer leads here once more: its attempt was used, and the reader is signed in. */
function isAnsweredAgain(failure: unknown): boolean {
  return isSignInError(failure) && (failure.kind === 'forged' || failure.kind === 'expired') && sessionStore.current() !== null;
}
