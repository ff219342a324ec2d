// Soft hyphens and joiners are not seen, so they cannot be what parts two names.
const UNSEEN = /[\u00AD\u200B-\u200D\u2060\uFEFF]/g;
// An @ parts too: the front of `bank.example@other.example` is the half that lies.
const BETWEEN_HOSTS = /[^\p{L}\p{M}\p{N}\-_.。．｡]+/u;
const TOP_LEVEL = /\.(?:[a-z]{2,}|xn--[a-z0-9-]+)$/;
const FOUR_NUMBERS = /^\d{1,3}(?:\.\d{1,3}){3}$/;
// No top-level domain is called so, and servers write attached files as links with their names.
const FILE_NAME = /\.(?:png|jpe?g|gif|webp|avif|svg|webm|mp[34]|ogg|flac|wav|pdf|txt|html?|js|json|css|php)$/;
const SCHEME = /^[a-z][a-z0-9+.-]*:\/\//i;

/**
 * The host to show beside a link's text, or null when none is needed: when the text names a host and the link goes to
 * another one, or when the link goes to a host which is not written in ASCII and so may look like another.
 *
 * A text naming `sub.example.org` may lead to `example.org` (whoever has the second has the first), not the other way
 * round, and a leading `www.` counts for nothing.
 *
 * @param text What the reader sees of the link. @param href A URL which passed safeUrl.
 */
export function hostToShow(text: string, href: string): string | null {
  const url = new URL(href);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return claimedHosts(text).length > 0 ? url.protocol : null;
  const host = bare(url.hostname);
  const claimed = claimedHosts(text);
  const isHonest = claimed.every(claim => claim === host || claim.endsWith(`.${host}`));
  const isForeign = /(?:^|\.)xn--/.test(host) && claimed.length > 0 && !text.includes('xn--');
  return isHonest && !isForeign ? null : url.host;
}

/** Whether the pieces of a shortened link's text join to its real target, so that a part of them may be hidden. */
export function isShortenedUrl(pieces: { before: string; shown: string; after: string }, href: string): boolean {
  if (!/^(?:https?:\/\/(?:www\.)?)?$/i.test(pieces.before)) return false;
  const joined = readUrl(pieces.before + pieces.shown + pieces.after);
  if (joined === null || joined.href !== new URL(href).href || joined.username !== '') return false;
  // What is left to see must hold the whole host: a hidden end of it would make another name of it.
  const shown = readUrl(SCHEME.test(pieces.shown) ? pieces.shown : `https://${pieces.shown}`);
  return shown !== null && bare(shown.hostname) === bare(joined.hostname);
}

/** Two addresses of one thing: the scheme's and host's case and a slash at the end do not count. */
export function isSameUrl(one: string, other: string): boolean {
  return one === other || normalUrl(one) === normalUrl(other);
}

/** What two addresses of one thing have in common: host, path without its last slash, and query. */
export function normalUrl(value: string): string {
  const url = readUrl(value);
  return url === null ? value : url.host + url.pathname.replace(/\/+$/, '') + url.search;
}

function claimedHosts(text: string): string[] {
  return text
    .replace(UNSEEN, '')
    .split(/\s+/)
    .flatMap(word => {
      // Of a whole address only its front names where it goes; a path may hold dots of its own.
      const front = hostsIn(word.replace(SCHEME, '').split(/[/?#]/, 1)[0] ?? '');
      return front.length > 0 ? front : hostsIn(word);
    });
}

function hostsIn(text: string): string[] {
  return text.split(BETWEEN_HOSTS).flatMap(name => {
    if (!/[.。．｡]/.test(name)) return [];
    const host = readUrl(`https://${name.replace(/^[.。．｡_-]+|[.。．｡_-]+$/g, '')}`)?.hostname ?? '';
    const isHost = TOP_LEVEL.test(host) ? !FILE_NAME.test(host) : FOUR_NUMBERS.test(name);
    return isHost ? [bare(host)] : [];
  });
}

function bare(host: string): string {
  return host
    .toLowerCase()
    .replace(/^www\./, '')
    .replace(/\.$/, '');
}

function readUrl(value: string): URL | null {
  try {
    return new URL(value);
  } catch {
    return null;
  }
}
