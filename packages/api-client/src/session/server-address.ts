/** Why a text is not a usable server address. */
export type ServerAddressErrorKind = 'empty' | 'not-an-address' | 'not-secure';

/** The text is not the address of a server to sign in to; `kind` says why. */
export class ServerAddressError extends Error {
  override readonly name = 'ServerAddressError';
  readonly kind: ServerAddressErrorKind;

  constructor(kind: ServerAddressErrorKind) {
    super(`Not a server address: ${kind}`);
    this.kind = kind;
  }
}

/** Whether a thrown value is a ServerAddressError. */
export function isServerAddressError(error: unknown): error is ServerAddressError {
  return error instanceof ServerAddressError;
}

const HANDLE = /^@?[\p{L}\p{N}_.+-]+@([^@\s/]+)$/u;
const SCHEME = /^[a-z][a-z\d+.-]*:\/\//i;
const HOST =
  /^(?:(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}[a-z\d]|localhost|\[[\da-f:.]+\]|\d{1,3}(?:\.\d{1,3}){3})$/;

/**
 * Parses a server name, a handle or a URL (`mastodon.example`, `@mara@mastodon.example`) into the server's origin. A name without a
 * scheme means https; `http:` is accepted for loopback hosts only. Path and query are dropped. An address with a user name or
 * password is rejected: such an address imitates another host.
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

/** As `normaliseServer`; null for a text that is not the address of a server. */
export function parseServer(text: string | null): string | null {
  try {
    return normaliseServer(text ?? '');
  } catch {
    return null;
  }
}

/** Whether a host name, as `URL` normalises it, is a loopback host. */
export function isLoopback(hostname: string): boolean {
  return (
    hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname)
  );
}
