import { safeReturnPath } from '@rookery/api-client/sign-in';
import { useMessages } from '@rookery/ui';
import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { siteConfig } from '../config/site-config.dom.js';
import { signInMessages } from '../messages/sign-in-messages.js';
import { inApp } from '../routing/base.dom.js';
import { RETURN_PARAMETER } from '../routing/hrefs.js';
import { builtInServer, forgetSessionEnd, sessionStore, visitedServer } from '../session/sessions.dom.js';
import { rememberedSignIn } from '../session/sign-in.js';
import { startSignIn } from '../session/start-sign-in.dom.js';
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
  const returnTo = safeReturnPath(search.get(RETURN_PARAMETER) ?? '/');
  const { name, servers } = siteConfig();
  const builtIn = servers.length === 0 ? builtInServer() : null;
  useEffect(forgetSessionEnd, []);

  // A page restored as it was left would wait for ever, and ask for a sign-in that is completed.
  useEffect(() => {
    const leave = () => window.location.replace(inApp(returnTo));
    // A completed sign-in is no longer remembered.
    if (isLoadedByBack() && sessionStore.current() !== null && rememberedSignIn().server === '') leave();
    const known = new Set(sessionStore.list().map(session => session.id));
    const unsubscribe = sessionStore.subscribe(() => sessionStore.list().some(session => !known.has(session.id)) && leave());
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && setIsPending(false);
    window.addEventListener('pageshow', onShow);
    return () => {
      unsubscribe();
      window.removeEventListener('pageshow', onShow);
    };
  }, [returnTo]);

  const signIn = async (server: string, staySignedIn: boolean) => {
    setIsPending(true);
    setError(null);
    try {
      const url = await startSignIn({ server, staySignedIn, returnTo });
      if (!staySignedIn) stayUnkept();
      window.location.assign(url);
    } catch (failure) {
      setError(signInErrorText(failure, { server, isOnline: navigator.onLine }, text));
      setIsPending(false);
    }
  };

  return (
    <Entrance title={text.welcome({ name })} lead={text.signInLead()}>
      {request.hasEnded && (
        <p className="app-entrance-notice">
          <output>{text.sessionEnded()}</output>
        </p>
      )}
      <SignInForm
        appName={name}
        servers={servers}
        server={suggestedServer(request.server ?? visitedServer(), builtIn)}
        error={error}
        isPending={isPending}
        onSubmit={(server, staySignedIn) => void signIn(server, staySignedIn)}
        onTryBuiltIn={builtIn === null ? undefined : staySignedIn => void signIn(builtIn, staySignedIn)}
      />
    </Entrance>
  );
}

/**
 * Keeps this document out of the back-forward cache. Firefox restores a document with the session storage of the moment it was left: it would not
 * know the session that is stored there meanwhile.
 */
function stayUnkept(): void {
  window.addEventListener('unload', () => undefined);
}

/** Whether Back or Forward loaded this page anew. */
function isLoadedByBack(): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return load?.type === 'back_forward' && new URL(load.name).pathname === window.location.pathname;
}

/** The text suggested in the field: a server's name without https. The built-in server has a button of its own instead. */
function suggestedServer(server: string | null, builtIn: string | null): string {
  if (server === null || server === builtIn) return '';
  return server.replace(/^https:\/\//, '');
}
