import { beginSignIn } from '@rookery/api-client/sign-in';
import { useMessages } from '@rookery/ui';
import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { signInMessages } from '../messages/sign-in-messages.js';
import { RETURN_PARAMETER } from '../routing/hrefs.js';
import { builtInServer, forgetSessionEnd, visitedServer } from '../session/sessions.dom.js';
import { rememberSignIn, SIGN_IN_RETURN_PATH, signInStorage } from '../session/sign-in.js';
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
  const builtIn = builtInServer();
  useEffect(forgetSessionEnd, []);

  const signIn = async (server: string, staySignedIn: boolean) => {
    setIsPending(true);
    setError(null);
    try {
      const returnTo = search.get(RETURN_PARAMETER) ?? '/';
      rememberSignIn({ staySignedIn, returnTo, server });
      const { url } = await beginSignIn({
        server,
        redirectUri: window.location.origin + SIGN_IN_RETURN_PATH,
        clientName: 'Rookery',
        returnTo,
        storage: signInStorage,
      });
      window.location.assign(url);
    } catch (failure) {
      setError(signInErrorText(failure, server, text));
      setIsPending(false);
    }
  };

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

/** The text suggested in the field: a server's name without https. The built-in server has a button of its own instead. */
function suggestedServer(server: string | null, builtIn: string | null): string {
  if (server === null || server === builtIn) return '';
  return server.replace(/^https:\/\//, '');
}
