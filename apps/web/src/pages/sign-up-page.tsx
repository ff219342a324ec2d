import { browserStorage, type Session } from '@rookery/api-client';
import { beginSignUp, safeReturnPath } from '@rookery/api-client/sign-in';
import { SignUpScreen } from '@rookery/people/sign-up';
import '@rookery/people/sign-up.css';
import { Link, useMessages } from '@rookery/ui';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { siteConfig } from '../config/site-config.dom.js';
import { messages } from '../messages/messages.js';
import { signInMessages } from '../messages/sign-in-messages.js';
import { inApp } from '../routing/base.dom.js';
import {
  entrancePath,
  INVITE_PARAMETER,
  RETURN_PARAMETER,
  SIGN_IN_RETURN_PATH,
  siteHrefs,
  welcomePath,
} from '../routing/hrefs.js';
import { useStableNavigate } from '../routing/use-stable-navigate.js';
import { enterSession } from '../session/enter-session.data.js';
import { useSession } from '../session/session-provider.js';
import { Entrance } from './entrance.js';

/** Signs up at the server that is read, and leads to the first steps of the new account. NAV-12 */
export function SignUpPage() {
  const text = useMessages(signInMessages);
  const app = useMessages(messages);
  const { server } = useSession();
  const [search] = useSearchParams();
  const returnTo = safeReturnPath(search.get(RETURN_PARAMETER) ?? '/');
  return (
    <Entrance title={app.signUp()} {...(server === null && { lead: text.signUpLead({ name: siteConfig().name }) })}>
      {server !== null && (
        <SignUp key={server} server={server} returnTo={returnTo} inviteCode={search.get(INVITE_PARAMETER) ?? ''} />
      )}
      <Link className="rk-button" data-variant="secondary" data-size="md" href={entrancePath('/login', returnTo)}>
        {app.logIn()}
      </Link>
    </Entrance>
  );
}

interface SignUpProps {
  /** origin */
  server: string;
  returnTo: string;
  inviteCode: string;
}

function SignUp({ server, returnTo, inviteCode }: SignUpProps) {
  const { sessions } = useSession();
  const navigate = useStableNavigate();
  const storage = useMemo(() => ({ tab: browserStorage('session'), device: browserStorage('local') }), []);
  const welcome = welcomePath(returnTo);
  const begin = () =>
    beginSignUp({
      server,
      redirectUri: window.location.origin + inApp(SIGN_IN_RETURN_PATH),
      clientName: siteConfig().name,
      storage: storage.device,
    });
  const enter = async (session: Session): Promise<void> => {
    await enterSession(session, { staySignedIn: true });
    navigate(welcome, { replace: true });
  };
  return (
    <SignUpScreen
      begin={begin}
      onSignedIn={session => void enter(session)}
      storage={storage}
      sessionIds={sessions.map(({ id }) => id)}
      inviteCode={inviteCode}
      aboutHref={siteHrefs.about}
      loginHref={entrancePath('/login', welcome)}
    />
  );
}
