/** The use of a URL; each use allows its own schemes. */
type UrlKind = 'link' | 'text-link' | 'media' | 'emoji';

/** Longer URLs are rejected, in UTF-16 units: no server produces them, and each attribute would hold a copy. */
export const MAX_URL_LENGTH = 8_192;

/** Schemes that open another application and cannot run code in the page; allowed for links in user content. */
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
 * Returns the normalised URL if it is safe for `kind`, else null.
 *
 * - `link`: https and http. A user name or password is removed.
 * - `text-link`: also schemes that open another application (mailto, xmpp, gemini, magnet and others).
 * - `media`, `emoji`: https; http only from a loopback host, for development. Never with a user name.
 *
 * Relative URLs and values other than strings are null. Never throws.
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

/** The loopback hosts that the shipped Content-Security-Policy allows. */
function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '127.0.0.1';
}
