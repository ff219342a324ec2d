import { beginSignIn } from '@rookery/api-client/sign-in';
import { Loading, useMessages } from '@rookery/ui';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { signInMessages } from '../messages/sign-in-messages.js';
import { RETURN_PARAMETER, SIGN_IN_RETURN_PATH } from '../routing/hrefs.js';
import { builtInServer, forgetSessionEnd, visitedServer } from '../session/sessions.dom.js';
import { forgetSignIn, rememberedSignIn, rememberSignIn, signInStorage } from '../session/sign-in.js';
import { isContinuing } from '../session/sign-in-history.js';
import { Entrance } from './entrance.js';
import { SignInForm } from './sign-in-form.js';
import { signInErrorText } from './sign-in-error.js';

/** The location's state when another page leads here. */
interface SignInRequest {
  readonly server?: string | null;
  readonly hasEnded?: boolean;
}

/** Asks for the server, then redirects to its authorization page. NAV-12 */
export function SignInPage() {
  const text = useMessages(signInMessages);
  const request = (useLocation().state ?? {}) as SignInRequest;
  const [search] = useSearchParams();
  const [isPending, setIsPending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const completed = useCompletedSignIn();
  const builtIn = builtInServer();
  useEffect(forgetSessionEnd, []);

  // A page restored as it was left would wait for ever.
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      if (isContinuing(rememberedSignIn().completedAt, Date.now())) window.location.reload();
      else setIsPending(false);
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);

  const signIn = async (server: string, staySignedIn: boolean) => {
    setIsPending(true);
    setError(null);
    try {
      const returnTo = search.get(RETURN_PARAMETER) ?? '/';
      rememberSignIn({ staySignedIn, returnTo, server, historyLength: 0, completedAt: null });
      const { url } = await beginSignIn({
        server,
        redirectUri: window.location.origin + SIGN_IN_RETURN_PATH,
        clientName: 'Rookery',
        returnTo,
        storage: signInStorage,
      });
      rememberSignIn({ historyLength: ownHistoryLength() });
      window.location.assign(url);
    } catch (failure) {
      setError(signInErrorText(failure, { server, isOnline: navigator.onLine }, text));
      setIsPending(false);
    }
  };

  if (completed) {
    return (
      <Entrance title={text.signingIn()}>
        <Loading />
      </Entrance>
    );
  }
  return (
    <Entrance title={text.welcome()} lead={text.signInLead()}>
      {request.hasEnded && (
        <p className="app-entrance-notice">
          <output>{text.sessionEnded()}</output>
        </p>
      )}
      <SignInForm
        server={suggestedServer(request.server ?? visitedServer(), builtIn)}
        error={error}
        isPending={isPending}
        onSubmit={(server, staySignedIn) => void signIn(server, staySignedIn)}
        onTryBuiltIn={builtIn === null ? undefined : staySignedIn => void signIn(builtIn, staySignedIn)}
      />
    </Entrance>
  );
}

/** Continues a sign-in that was completed on the callback page. Returns whether there is one. */
function useCompletedSignIn(): boolean {
  const navigate = useNavigate();
  const [progress] = useState(rememberedSignIn);
  const [isCompleted] = useState(() => isContinuing(progress.completedAt, Date.now()));
  useEffect(() => {
    if (!isCompleted) return;
    forgetSignIn();
    void navigate(progress.returnTo, { replace: true });
  }, [isCompleted, navigate, progress]);
  return isCompleted;
}

/**
 * Entries of the tab's history up to and including this page. `history.length` counts entries ahead too, as after Back from the server:
 * a second entry of this page drops those.
 */
function ownHistoryLength(): number {
  window.history.pushState(window.history.state, '', window.location.href);
  return window.history.length - 1;
}

/** The text suggested in the field: a server's name without https. The built-in server has a button of its own instead. */
function suggestedServer(server: string | null, builtIn: string | null): string {
  if (server === null || server === builtIn) return '';
  return server.replace(/^https:\/\//, '');
}
