/*
 * The rules of signing in that need no network: proof keys, the address to send the person to, and what an answer at the callback may look like.
 */

export type SignInErrorKind =
  /** The server did not answer, or not in time. */
  | 'unreachable'
  /** Something answers there, but it does not speak this API. */
  | 'not-a-server'
  /** The server does not take the application. */
  | 'registration-refused'
  /** The browser gives no cryptography here: the page is not served securely. */
  | 'not-secure'
  /** The browser lets nothing be stored, so an answer could not be told from a forged one. */
  | 'storage-denied'
  /** The person said no. */
  | 'denied'
  /** The answer does not belong to a sign-in begun in this tab, or was changed on its way. */
  | 'forged'
  /** More than ten minutes went by. */
  | 'expired'
  /** The server did not take the code. */
  | 'code-refused'
  /** The server gave a token and then did not accept it. */
  | 'token-refused'
  /** Anything else the server says went wrong. */
  | 'server-error';

/** A sign-in or its return failed; `kind` says where. */
export class SignInError extends Error {
  override readonly name = 'SignInError';
  readonly kind: SignInErrorKind;
  /** The server's words, at most 300 characters, or null. Text, never HTML. */
  readonly serverMessage: string | null;

  constructor(kind: SignInErrorKind, serverMessage: string | null = null) {
    super(`Sign-in failed: ${kind}`);
    this.kind = kind;
    this.serverMessage = serverMessage?.slice(0, 300) || null;
  }
}

/** Whether something thrown is a sign-in that failed. */
export function isSignInError(error: unknown): error is SignInError {
  return error instanceof SignInError;
}

/** How long a sign-in may take, from the press to the callback. */
export const ATTEMPT_LIFETIME_MS = 10 * 60 * 1000;

/** The part of `crypto` used here. */
export interface SignInCrypto {
  getRandomValues(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer>;
  subtle?: Pick<SubtleCrypto, 'digest'>;
}

/** 256 random bits, as 43 characters of base64url. */
export function randomText(crypto: SignInCrypto): string {
  return base64Url(crypto.getRandomValues(new Uint8Array(32)));
}

/** The S256 challenge of a verifier (RFC 7636). */
export async function challengeOf(verifier: string, crypto: SignInCrypto): Promise<string> {
  // Browsers hide `subtle` from pages that are not served securely.
  if (!crypto.subtle) throw new SignInError('not-secure');
  return base64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))));
}

/** The path to go on to after signing in, or '/' when it might lead away from this site. */
export function safeReturnPath(path: string | null | undefined): string {
  // `URL` drops tabs and line ends, so "/\t/evil.example" would become "//evil.example"; and a backslash counts as a slash.
  if (!path || path.length > 2048 || hasControlCharacters(path) || !/^\/(?![/\\])/.test(path)) return '/';
  const own = 'https://own.invalid';
  return URL.canParse(path, own) && new URL(path, own).origin === own && !new URL(path, own).pathname.startsWith('//')
    ? path
    : '/';
}

/** Where the person is sent to agree. */
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

/** What was said at the beginning and must be found again at the end. Lies in session storage under its state, once. */
export interface Attempt {
  /** origin */
  server: string;
  issuer: string;
  /** The server announced that its answers name their issuer. */
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

/** The `state` of a callback address, or null when it has none, several, or one we never make. */
export function stateOf(callback: URL): string | null {
  const states = callback.searchParams.getAll('state');
  const [state] = states;
  return states.length === 1 && state !== undefined && /^[\w-]{43}$/.test(state) ? state : null;
}

/**
 * The code in an answer, after every check that needs no network.
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
  // RFC 9207: compared as text. A server without metadata is known by its origin alone, which some write with a slash.
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
