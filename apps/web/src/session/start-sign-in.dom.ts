import { SESSIONS_KEY } from '@rookery/api-client';
import { beginSignIn } from '@rookery/api-client/sign-in';
import { siteConfig } from '../config/site-config.dom.js';
import { inApp } from '../routing/base.dom.js';
import { SIGN_IN_RETURN_PATH } from '../routing/hrefs.js';
import { localItems } from '../storage/guarded-storage.js';
import { rememberSignIn, signInStorage } from './sign-in.js';

/** Whether a session outlives its tab, as the person chose: it is then among those that all tabs share. */
export const staysSignedIn = (sessionId: string): boolean =>
  (localItems.read(SESSIONS_KEY) ?? '').includes(JSON.stringify({ id: sessionId }).slice(1, -1));

interface SignInStart {
  /** As typed, or an origin. */
  readonly server: string;
  readonly staySignedIn: boolean;
  /** A path of this app, opened afterwards. */
  readonly returnTo: string;
  /** Scopes beyond those of every sign-in. */
  readonly furtherScopes?: string;
}

/** Starts a sign-in, and resolves to the address of the server's page that asks for it. Rejects as `beginSignIn` does. */
export async function startSignIn({ staySignedIn, ...start }: SignInStart): Promise<string> {
  const { server, returnTo } = start;
  rememberSignIn({ staySignedIn, returnTo, server });
  const { url } = await beginSignIn({
    ...start,
    redirectUri: window.location.origin + inApp(SIGN_IN_RETURN_PATH),
    clientName: siteConfig().name,
    storage: signInStorage,
  });
  return url;
}
