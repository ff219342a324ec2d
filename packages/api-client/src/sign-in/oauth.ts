/*
 * The sign-in rules that need no network: PKCE keys, the authorization URL, and the checks of the callback (API-10).
 */

export type SignInErrorKind =
  /** No server was found under this name, or it refused the connection. */
  | 'unreachable'
  /** The server did not respond in time. */
  | 'no-answer'
  /** The host responds but does not implement the Mastodon API. */
  | 'not-a-server'
  /** The server refused to register the application. */
  | 'registration-refused'
  /** `crypto.subtle` is missing: the page is not a secure context. */
  | 'not-secure'
  /** Browser storage is denied, so the callback could not be verified. */
  | 'storage-denied'
  /** The account owner denied access. */
  | 'denied'
  /** The callback does not match a sign-in started in this tab, or was altered. */
  | 'forged'
  /** More than ten minutes passed. */
  | 'expired'
  /** The server rejected the authorization code. */
  | 'code-refused'
  /** The server issued a token and then rejected it. */
  | 'token-refused'
  /** Any other error reported by the server. */
  | 'server-error';

/** The error of a failed sign-in; `kind` says which step failed. */
export class SignInError extends Error {
  override readonly name = 'SignInError';
  readonly kind: SignInErrorKind;
  /** The server's message, at most 300 characters, or null. Text, never HTML. */
  readonly serverMessage: string | null;

  constructor(kind: SignInErrorKind, serverMessage: string | null = null) {
    super(`Sign-in failed: ${kind}`);
    this.kind = kind;
    this.serverMessage = serverMessage?.slice(0, 300) || null;
  }
}

/** Whether a thrown value is a SignInError. */
export function isSignInError(error: unknown): error is SignInError {
  return error instanceof SignInError;
}

/** Time allowed from the start of a sign-in to its callback. */
export const ATTEMPT_LIFETIME_MS = 10 * 60 * 1000;

/** The part of `crypto` used here. */
export interface SignInCrypto {
  getRandomValues(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer>;
  subtle?: Pick<SubtleCrypto, 'digest'>;
}

/** 256 random bits as 43 base64url characters. */
export function randomText(crypto: SignInCrypto): string {
  return base64Url(crypto.getRandomValues(new Uint8Array(32)));
}

/** The S256 challenge of a verifier (RFC 7636). */
export async function challengeOf(verifier: string, crypto: SignInCrypto): Promise<string> {
  // Browsers expose `subtle` in secure contexts only.
  if (!crypto.subtle) throw new SignInError('not-secure');
  return base64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))));
}

/** The path to open after sign-in; '/' when the given path might lead to another origin. */
export function safeReturnPath(path: string | null | undefined): string {
  // `URL` drops tabs and line breaks, so "/\t/evil.example" would become "//evil.example"; a backslash counts as a slash.
  if (!path || path.length > 2048 || hasControlCharacters(path) || !/^\/(?![/\\])/.test(path)) return '/';
  const own = 'https://own.invalid';
  return URL.canParse(path, own) && new URL(path, own).origin === own && !new URL(path, own).pathname.startsWith('//')
    ? path
    : '/';
}

/** The URL of the server's authorization page. */
export function authorizationAddress(
  endpoint: string,
  parameters: { clientId: string; redirectUri: string; scope: string; state: string; challenge: string },
): string {
  const url = new URL(endpoint);
  url.search = new URLSearchParams({
    response_type: 'code',
    client_id: parameters.clientId,
    redirect_uri: parameters.redirectUri,
    scope: parameters.scope,
    state: parameters.state,
    code_challenge: parameters.challenge,
    code_challenge_method: 'S256',
  }).toString();
  return url.href;
}

/** The record of a started sign-in, which its callback must match. Stored in session storage under its state; used once. */
export interface Attempt {
  /** origin */
  server: string;
  issuer: string;
  /** The server's metadata promises an `iss` parameter in the callback. */
  isIssuerRequired: boolean;
  tokenEndpoint: string;
  clientId: string;
  clientSecret: string;
  scope: string;
  redirectUri: string;
  verifier: string;
  returnTo: string;
  /** epoch ms */
  startedAt: number;
}

const ATTEMPT_TEXTS = [
  'server',
  'issuer',
  'tokenEndpoint',
  'clientId',
  'clientSecret',
  'scope',
  'redirectUri',
  'verifier',
  'returnTo',
] as const satisfies readonly (keyof Attempt)[];

export function parseAttempt(text: string | null): Attempt | null {
  let value: unknown;
  try {
    value = JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null) return null;
  const attempt = value as Record<keyof Attempt, unknown>;
  const isWhole =
    ATTEMPT_TEXTS.every(key => typeof attempt[key] === 'string') &&
    typeof attempt.isIssuerRequired === 'boolean' &&
    typeof attempt.startedAt === 'number';
  return isWhole ? (value as Attempt) : null;
}

/** The `state` of a callback URL; null when it is missing, repeated or malformed. */
export function stateOf(callback: URL): string | null {
  const states = callback.searchParams.getAll('state');
  const [state] = states;
  return states.length === 1 && state !== undefined && /^[\w-]{43}$/.test(state) ? state : null;
}

/**
 * The error of a callback without a state. Hollo denies access that way. Anyone can make such an address, so its texts are not shown.
 * Null when the callback has a state or a code, or no error.
 */
export function statelessRefusal({ searchParams }: URL): SignInError | null {
  if (searchParams.has('state') || searchParams.has('code')) return null;
  const [error, ...more] = searchParams.getAll('error');
  if (error === undefined || more.length > 0) return null;
  return new SignInError(error === 'access_denied' ? 'denied' : 'server-error');
}

/**
 * The authorization code of a callback, after every check that needs no network.
 * @throws SignInError `forged`, `expired`, `denied` or `server-error`
 */
export function codeOf(callback: URL, attempt: Attempt, now: number): string {
  const { searchParams } = callback;
  for (const name of ['code', 'iss', 'error']) {
    if (searchParams.getAll(name).length > 1) throw new SignInError('forged');
  }
  const redirect = new URL(attempt.redirectUri);
  if (callback.origin !== redirect.origin || callback.pathname !== redirect.pathname) throw new SignInError('forged');
  const age = now - attempt.startedAt;
  if (!(age >= 0 && age <= ATTEMPT_LIFETIME_MS)) throw new SignInError('expired');
  checkIssuer(searchParams.get('iss'), attempt);

  const code = searchParams.get('code');
  const error = searchParams.get('error');
  if (error !== null) {
    if (code !== null) throw new SignInError('forged');
    throw new SignInError(error === 'access_denied' ? 'denied' : 'server-error', searchParams.get('error_description') ?? error);
  }
  if (!code) throw new SignInError('forged');
  return code;
}

function checkIssuer(issuer: string | null, attempt: Attempt): void {
  if (issuer === null) {
    if (attempt.isIssuerRequired) throw new SignInError('forged');
    return;
  }
  // RFC 9207: compared as text. A server without metadata is identified by its origin, which some write with a slash.
  if (issuer !== attempt.issuer && issuer !== `${attempt.issuer}/`) throw new SignInError('forged');
}

function hasControlCharacters(text: string): boolean {
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    if (unit < 0x20 || unit === 0x7f) return true;
  }
  return false;
}

function base64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
