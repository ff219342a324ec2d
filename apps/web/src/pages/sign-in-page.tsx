import { beginSignIn } from '@rookery/api-client/sign-in';
import { useMessages } from '@rookery/ui';
import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { messages } from '../messages/messages.js';
import { forgetEnd } from '../session/ended-note.js';
import { RETURN_PARAMETER } from '../routing/hrefs.js';
import { builtInServer, visitedServer } from '../session/servers.js';
import { rememberSignIn, SIGN_IN_RETURN_PATH, signInStorage } from '../session/sign-in.js';
import { Entrance } from './entrance.js';
import { SignInForm } from './sign-in-form.js';
import { signInErrorText } from './sign-in-error.js';

/** What another page may hand over when it sends somebody here. */
interface SignInRequest {
  readonly server?: string | null;
  readonly hasEnded?: boolean;
}

/** Asks for the server and sends the person there to say yes. */
export function SignInPage() {
  const text = useMessages(messages);
  const request = (useLocation().state ?? {}) as SignInRequest;
  const [search] = useSearchParams();
  const [isPending, setIsPending] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const builtIn = builtInServer();
  useEffect(forgetEnd, []);

  const signIn = async (server: string, staySignedIn: boolean) => {
    setIsPending(true);
    setError(null);
    try {
      const returnTo = search.get(RETURN_PARAMETER) ?? '/';
      rememberSignIn(staySignedIn, returnTo);
      const { url } = await beginSignIn({
        server,
        redirectUri: window.location.origin + SIGN_IN_RETURN_PATH,
        clientName: 'Rookery',
        returnTo,
        storage: signInStorage,
      });
      window.location.assign(url);
    } catch (failure) {
      setError(failure);
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
        error={error === null ? null : signInErrorText(error, text)}
        isPending={isPending}
        onSubmit={(server, staySignedIn) => void signIn(server, staySignedIn)}
        onTryBuiltIn={builtIn === null ? undefined : staySignedIn => void signIn(builtIn, staySignedIn)}
      />
    </Entrance>
  );
}

/** The built-in server has a button of its own, so it is not suggested in the field. A server on https is shown by its name. */
function suggestedServer(server: string | null, builtIn: string | null): string {
  if (server === null || server === builtIn) return '';
  return server.replace(/^https:\/\//, '');
}
