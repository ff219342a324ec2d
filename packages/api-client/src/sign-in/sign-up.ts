/*
 * The two ends of a sign-up through the API (HINT-09): the application's own token, which a registration is sent with, and the session of the
 * token that a server answers it with.
 */
import { normaliseServer } from '../session/server-address.js';
import type { Session } from '../session/session-store.js';
import { forgetApp, recordAnswer, registeredApp } from './app-registration.js';
import { SignInError } from './oauth.js';
import { verifiedSession } from './sign-in.js';
import { bodyOf, discover, messageOf, reach, send } from './sign-in-requests.js';

export interface BeginSignUpOptions {
  /** As typed: `mastodon.example` or a URL. */
  server: string;
  /** Absolute URL of the callback page of the sign-in, without a query: the two share the application's registration. */
  redirectUri: string;
  clientName: string;
  /** Home page of the application, or '' for none. */
  website?: string;
  /** `localStorage`; null where it is denied: the application is then registered each time. */
  storage: Storage | null;
  fetch?: typeof fetch;
}

/** The application at a server, with a token of its own. */
export interface SignUpApp {
  /** origin */
  server: string;
  accessToken: string;
  clientId: string;
  clientSecret: string;
  scope: string;
}

/**
 * Registers the application at a server and gets a token for it, which `registrationOf` needs. A stored registration that the server has
 * forgotten is renewed once.
 * @throws ServerAddressError when `server` is not an address; SignInError as `beginSignIn`
 */
export async function beginSignUp({ storage, fetch = globalThis.fetch, ...options }: BeginSignUpOptions): Promise<SignUpApp> {
  const server = normaliseServer(options.server);
  const { redirectUri } = options;
  const endpoints = await discover(server, fetch);
  for (const isLast of [false, true]) {
    const { clientId, clientSecret, scope } = await registeredApp(server, { ...options, storage }, fetch);
    const client = { client_id: clientId, client_secret: clientSecret, redirect_uri: redirectUri };
    const form = { grant_type: 'client_credentials', ...client, scope };
    const response = await reach(() => send(fetch, endpoints.token, { form }));
    const body = await bodyOf(response);
    const { access_token: accessToken } = body;
    if (response.ok && typeof accessToken === 'string' && /^[\x21-\x7e]+$/.test(accessToken)) {
      recordAnswer(storage, server, redirectUri, clientId);
      return { server, accessToken, clientId, clientSecret, scope };
    }
    if (response.ok) throw new SignInError('not-a-server');
    if (response.status >= 500) throw new SignInError('server-error', messageOf(body));
    forgetApp(storage, server, redirectUri);
    if (isLast) throw new SignInError('registration-refused', messageOf(body));
  }
  throw new SignInError('registration-refused');
}

/**
 * The session of a new member, from the token of the registration.
 * @throws SignInError `token-refused` with the server's words while the address is not confirmed or the account not approved: try again later
 */
export function completeSignUp(
  app: SignUpApp,
  accessToken: string,
  { scope = app.scope, fetch = globalThis.fetch }: { scope?: string; fetch?: typeof globalThis.fetch } = {},
): Promise<Session> {
  return verifiedSession({ accessToken, scope: scope || app.scope, attempt: app, fetch });
}
