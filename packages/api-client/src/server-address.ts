/** Why a text is not the address of a server. */
export type ServerAddressErrorKind = 'empty' | 'not-an-address' | 'not-secure';

/** What was typed is no address of a server one may sign in at; `kind` says why. */
export class ServerAddressError extends Error {
  override readonly name = 'ServerAddressError';
  readonly kind: ServerAddressErrorKind;

  constructor(kind: ServerAddressErrorKind) {
    super(`Not the address of a server: ${kind}`);
    this.kind = kind;
  }
}

/** Whether something thrown is a refusal by `normaliseServer`. */
export function isServerAddressError(error: unknown): error is ServerAddressError {
  return error instanceof ServerAddressError;
}

const HANDLE = /^@?[\p{L}\p{N}_.+-]+@([^@\s/]+)$/u;
const SCHEME = /^[a-z][a-z\d+.-]*:\/\//i;
const HOST =
  /^(?:(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}[a-z\d]|localhost|\[[\da-f:.]+\]|\d{1,3}(?:\.\d{1,3}){3})$/;

/**
 * The origin of the server a person means by `mastodon.example`, `@mara@mastodon.example`, or a whole address. Names without a scheme are
 * taken as https; `http:` is allowed for this computer alone, where nobody else can listen. Path and query are dropped; a user name or
 * password in an address is refused, since it serves only to make it look like another one.
 * @throws ServerAddressError
 */
export function normaliseServer(text: string): string {
  const trimmed = text.trim();
  if (trimmed === '') throw new ServerAddressError('empty');
  const hasScheme = SCHEME.test(trimmed);
  const address = hasScheme ? trimmed : `https://${HANDLE.exec(trimmed)?.[1] ?? trimmed}`;
  if (/[\s\\]/.test(address) || !URL.canParse(address)) throw new ServerAddressError('not-an-address');
  const url = new URL(address);
  if (url.username !== '' || url.password !== '' || !HOST.test(url.hostname)) throw new ServerAddressError('not-an-address');
  if (url.protocol === 'https:') return url.origin;
  if (url.protocol !== 'http:') throw new ServerAddressError('not-an-address');
  if (!isLoopback(url.hostname)) throw new ServerAddressError('not-secure');
  return url.origin;
}

/** Whether a host name, as `URL` gives it, is this computer. */
export function isLoopback(hostname: string): boolean {
  return (
    hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname)
  );
}
