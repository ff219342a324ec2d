/** What a URL is going to be used for; each use allows its own schemes. */
export type UrlKind = 'link' | 'text-link' | 'media' | 'emoji';

/** A URL longer than this is refused: no server makes one, and it would be kept in every attribute. */
export const MAX_URL_LENGTH = 8_192;

/** Schemes which open another application and can run nothing here; only for links a person wrote in text. */
const TEXT_LINK_SCHEMES = new Set([
  'mailto:',
  'xmpp:',
  'gemini:',
  'gopher:',
  'magnet:',
  'ipfs:',
  'ipns:',
  'dat:',
  'dweb:',
  'ssb:',
]);

/**
 * The URL in its normal form when it may be used for `kind`, else null.
 *
 * - `link`: https and http. A user name or password in it is removed.
 * - `text-link`: also schemes other applications open (mailto, xmpp, gemini, magnet and the like).
 * - `media`, `emoji`: https; http only from a loopback host, for development. Never with a user name.
 *
 * Only whole URLs are read: a relative one, and anything that is not a string, is null. Never throws.
 */
export function safeUrl(value: unknown, kind: UrlKind): string | null {
  if (typeof value !== 'string' || value.length > MAX_URL_LENGTH) return null;
  const url = readUrl(value);
  if (url === null) return null;
  if (kind === 'media' || kind === 'emoji') {
    const isPlain = url.username === '' && url.password === '';
    return isPlain && (url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname))) ? url.href : null;
  }
  if (url.protocol === 'https:' || url.protocol === 'http:') {
    url.username = '';
    url.password = '';
    return url.href;
  }
  return kind === 'text-link' && TEXT_LINK_SCHEMES.has(url.protocol) ? url.href : null;
}

function readUrl(value: string): URL | null {
  try {
    return new URL(value);
  } catch {
    return null;
  }
}

/** The very hosts the shipped content policy lets through: any other would only make it report. */
function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '127.0.0.1';
}
