/*
 * Sign-in by OAuth 2 with PKCE at any server (API-10): register the application, build the authorization URL, handle the callback.
 * Lazy-loaded by the sign-in page. Tokens never appear in a URL, and nothing here writes to a log.
 */
import { parseAccount } from '../entities/account.js';
import { createDecoding } from '../entities/decode.js';
import { isSessionRefusal } from '../request/errors.js';
import {
  ATTEMPT_LIFETIME_MS,
  authorizationAddress,
  challengeOf,
  codeOf,
  parseAttempt,
  randomText,
  safeReturnPath,
  SignInError,
  stateOf,
  statelessRefusal,
} from './oauth.js';
import type { Attempt, SignInCrypto } from './oauth.js';
import { normaliseServer } from '../session/server-address.js';
import type { Session, SessionStore } from '../session/session-store.js';
import { forgetApp, forgetApps, recordAnswer, registeredApp } from './app-registration.js';
import { bodyOf, discover, messageOf, reach, send } from './sign-in-requests.js';

const ATTEMPT_PREFIX = 'rookery:sign-in:';

/** Browser storage for the sign-in: `persistent` keeps app registrations, `temporary` keeps attempts within the tab. */
export interface SignInStorage {
  /** `sessionStorage` */
  temporary: Storage;
  /** `localStorage`; null where it is denied: every sign-in then registers the application again. */
  persistent: Storage | null;
}

export interface BeginSignInOptions {
  /** As typed: `mastodon.example`, `@mara@mastodon.example` or a URL. */
  server: string;
  /** Absolute URL of the callback page, without a query. */
  redirectUri: string;
  clientName: string;
  /** Home page of the application, or '' for none. */
  website?: string;
  /** Scopes beyond those that every sign-in asks for, such as `STAFF_SCOPES`. */
  furtherScopes?: string;
  /** Path to open after sign-in; one that might lead to another origin becomes '/'. */
  returnTo?: string;
  storage: SignInStorage;
  fetch?: typeof fetch;
  crypto?: SignInCrypto;
  /** epoch ms */
  now?: () => number;
}

export interface CompleteSignInOptions {
  /** URL of the callback page with its query. Remove the query from the browser history first: it contains the code. */
  callbackUrl: string;
  storage: SignInStorage;
  fetch?: typeof fetch;
  /** epoch ms */
  now?: () => number;
}

export interface SignInResult {
  session: Session;
  /** A path of this origin. */
  returnTo: string;
}

export interface RevokeOptions {
  /** Holds the app registrations: those at the session's server are dropped, because some servers delete them with the token. */
  persistent?: Storage | null;
  /** The session is removed from it whatever the server responds. */
  store?: Pick<SessionStore, 'remove'>;
  fetch?: typeof fetch;
}

/**
 * Starts a sign-in and resolves with the URL of the server's authorization page.
 * @throws ServerAddressError when `server` is not an address; SignInError `unreachable`, `no-answer`, `not-a-server`,
 * `registration-refused`, `server-error`, `not-secure`, `storage-denied`
 */
export async function beginSignIn(options: BeginSignInOptions): Promise<{ url: string }> {
  const { redirectUri, storage, fetch = globalThis.fetch, crypto = globalThis.crypto, now = Date.now } = options;
  const server = normaliseServer(options.server);
  const verifier = randomText(crypto);
  const state = randomText(crypto);
  const challenge = await challengeOf(verifier, crypto);
  const [endpoints, app] = await Promise.all([
    discover(server, fetch),
    registeredApp(server, { ...options, storage: storage.persistent }, fetch),
  ]);

  forgetOldAttempts(storage.temporary, now());
  const attempt: Attempt = {
    server,
    issuer: endpoints.issuer,
    isIssuerRequired: endpoints.isIssuerRequired,
    tokenEndpoint: endpoints.token,
    clientId: app.clientId,
    clientSecret: app.clientSecret,
    scope: app.scope,
    redirectUri,
    verifier,
    returnTo: safeReturnPath(options.returnTo),
    startedAt: now(),
  };
  try {
    storage.temporary.setItem(ATTEMPT_PREFIX + state, JSON.stringify(attempt));
  } catch {
    throw new SignInError('storage-denied');
  }
  const { clientId, scope } = app;
  return { url: authorizationAddress(endpoints.authorization, { clientId, redirectUri, scope, state, challenge }) };
}

/**
 * Completes a sign-in at the callback page. An attempt is used once, whatever its outcome; a callback that fails a check sends no request.
 * @throws SignInError
 */
export async function completeSignIn(options: CompleteSignInOptions): Promise<SignInResult> {
  const { callbackUrl, storage, fetch = globalThis.fetch, now = Date.now } = options;
  const callback = new URL(callbackUrl);
  const refusal = statelessRefusal(callback);
  if (refusal !== null && attemptKeys(storage.temporary).length > 0) throw refusal;
  const state = stateOf(callback);
  const attempt = state && takeAttempt(storage.temporary, state);
  if (!attempt) throw new SignInError('forged');
  const code = answeredCode(callback, attempt, storage, now());
  const granted = await exchange(code, attempt, storage, fetch);
  const session = await verifiedSession({ ...granted, attempt, fetch });
  return { session, returnTo: safeReturnPath(attempt.returnTo) };
}

/** Removes the session and revokes its token. Resolves with whether the server confirmed the revocation. */
export async function revokeSession(
  session: Session,
  { store, persistent = null, fetch = globalThis.fetch }: RevokeOptions = {},
): Promise<boolean> {
  store?.remove(session.id);
  forgetApps(persistent, session.server);
  try {
    const response = await send(fetch, new URL('/oauth/revoke', session.server).href, {
      form: { client_id: session.clientId, client_secret: session.clientSecret, token: session.accessToken },
      keepalive: true,
    });
    return response.ok;
  } catch {
    return false;
  }
}

/** The code of a callback. A registration whose request was refused for another reason than the reader's is not used again. */
function answeredCode(callback: URL, attempt: Attempt, { persistent }: SignInStorage, now: number): string {
  const { server, redirectUri, clientId } = attempt;
  try {
    const code = codeOf(callback, attempt, now);
    recordAnswer(persistent, server, redirectUri, clientId);
    return code;
  } catch (error) {
    if (error instanceof SignInError && error.kind === 'denied') recordAnswer(persistent, server, redirectUri, clientId);
    throw error;
  }
}

async function exchange(
  code: string,
  attempt: Attempt,
  storage: SignInStorage,
  fetch: typeof globalThis.fetch,
): Promise<Pick<Grant, 'accessToken' | 'scope' | 'tokenId'>> {
  const form = {
    grant_type: 'authorization_code',
    code,
    client_id: attempt.clientId,
    client_secret: attempt.clientSecret,
    redirect_uri: attempt.redirectUri,
    code_verifier: attempt.verifier,
  };
  const response = await reach(() => send(fetch, attempt.tokenEndpoint, { form }));
  const body = await bodyOf(response);
  if (!response.ok) {
    // The server may no longer know the application: the next sign-in registers it again.
    if (response.status < 500) forgetApp(storage.persistent, attempt.server, attempt.redirectUri);
    throw new SignInError(response.status >= 500 ? 'server-error' : 'code-refused', messageOf(body));
  }
  const { access_token: accessToken, token_type: type, scope, id } = body;
  // The token must fit into a header, and only bearer tokens are supported.
  const isUsable = typeof accessToken === 'string' && /^[\x21-\x7e]+$/.test(accessToken);
  if (!isUsable || (typeof type === 'string' && type.toLowerCase() !== 'bearer')) throw new SignInError('not-a-server');
  return {
    accessToken,
    scope: typeof scope === 'string' && scope !== '' ? scope : attempt.scope,
    // Pleroma and its relatives.
    ...(typeof id === 'number' && { tokenId: String(id) }),
  };
}

interface Grant {
  accessToken: string;
  scope: string;
  tokenId?: string;
  attempt: Pick<Attempt, 'server' | 'clientId' | 'clientSecret'>;
  fetch: typeof globalThis.fetch;
}

/**
 * The session of a token, with its account.
 * @throws SignInError `token-refused` with the server's words, where the account cannot act yet; `server-error`, `not-a-server`, `unreachable`
 */
export async function verifiedSession({ accessToken, scope, tokenId, attempt, fetch }: Grant): Promise<Session> {
  const { server, clientId, clientSecret } = attempt;
  const response = await reach(() => send(fetch, `${server}/api/v1/accounts/verify_credentials`, { accessToken }));
  const body = await bodyOf(response);
  if (isSessionRefusal(response.status)) throw new SignInError('token-refused', messageOf(body));
  if (!response.ok) throw new SignInError('server-error', messageOf(body));
  const account = parseAccount(body, createDecoding());
  if (!account || account.username === '') throw new SignInError('not-a-server');
  const { id, acct, display_name, avatar } = account;
  return {
    id: `${account.username}@${new URL(server).host}`,
    server,
    accessToken,
    clientId,
    clientSecret,
    scope,
    ...(tokenId !== undefined && { tokenId }),
    account: { id, acct, display_name, avatar },
  };
}

function takeAttempt(storage: Storage, state: string): Attempt | null {
  try {
    const text = storage.getItem(ATTEMPT_PREFIX + state);
    storage.removeItem(ATTEMPT_PREFIX + state);
    return parseAttempt(text);
  } catch {
    throw new SignInError('storage-denied');
  }
}

function forgetOldAttempts(storage: Storage, now: number): void {
  try {
    for (const key of attemptKeys(storage)) {
      const attempt = parseAttempt(storage.getItem(key));
      if (!attempt || now - attempt.startedAt > ATTEMPT_LIFETIME_MS) storage.removeItem(key);
    }
  } catch {
    throw new SignInError('storage-denied');
  }
}

function attemptKeys(storage: Storage): string[] {
  try {
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
    return keys.filter(key => key.startsWith(ATTEMPT_PREFIX));
  } catch {
    throw new SignInError('storage-denied');
  }
}
