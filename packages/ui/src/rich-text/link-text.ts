import { hostKey, shownHost } from '../hosts/hosts.js';

// Invisible characters, which do not separate names for a reader.
const UNSEEN = /[\u00AD\u200B-\u200D\u2060\uFEFF]/g;
// An @ separates too: in `bank.example@other.example` the first half is the deceptive one.
const BETWEEN_HOSTS = /[^\p{L}\p{M}\p{N}\-_.。．｡]+/u;
const TOP_LEVEL = /\.(?:[a-z]{2,}|xn--[a-z0-9-]+)$/;
const FOUR_NUMBERS = /^\d{1,3}(?:\.\d{1,3}){3}$/;
// None of these is a top-level domain; some servers render attachments as links with file names.
const FILE_NAME = /\.(?:png|jpe?g|gif|webp|avif|svg|webm|mp[34]|ogg|flac|wav|pdf|txt|html?|js|json|css|php)$/;
const SCHEME = /^[a-z][a-z0-9+.-]*:\/\//i;

/**
 * Returns the host to show after a link's text: when the text names a different host than the link's target, or when the target's
 * letters may imitate another host. Otherwise null.
 *
 * A text naming `sub.example.org` may lead to `example.org`, whose owner controls both, but not vice versa. A leading `www.` is
 * ignored.
 *
 * @param text The visible text of the link. @param href A URL that passed `safeUrl`.
 */
export function hostToShow(text: string, href: string): string | null {
  const url = new URL(href);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return claimedHosts(text).length > 0 ? url.protocol : null;
  const host = bare(url.hostname);
  const claimed = claimedHosts(text);
  const isHonest = claimed.every(claim => claim === host || claim.endsWith(`.${host}`));
  const shown = shownHost(url.host);
  const isImitating = /(?:^|\.)xn--/.test(shown) && claimed.length > 0 && !text.includes('xn--');
  return isHonest && !isImitating ? null : shown;
}

/** Whether the parts of a shortened link text join to its target, so that `before` and `after` may be hidden. */
export function isShortenedUrl(pieces: { before: string; shown: string; after: string }, href: string): boolean {
  if (!/^(?:https?:\/\/(?:www\.)?)?$/i.test(pieces.before)) return false;
  const joined = readUrl(pieces.before + pieces.shown + pieces.after);
  if (joined === null || joined.href !== new URL(href).href || joined.username !== '') return false;
  // The visible part must contain the whole host: hiding the end of a host turns it into another name.
  const shown = readUrl(SCHEME.test(pieces.shown) ? pieces.shown : `https://${pieces.shown}`);
  return shown !== null && bare(shown.hostname) === bare(joined.hostname);
}

/** Whether two URLs are equal, ignoring the scheme, the case of the host and a trailing slash. */
export function isSameUrl(one: string, other: string): boolean {
  return one === other || normalUrl(one) === normalUrl(other);
}

/** Host, path without a trailing slash, and query of a URL, for comparison. */
export function normalUrl(value: string): string {
  const url = readUrl(value);
  return url === null ? value : hostKey(url.host) + url.pathname.replace(/\/+$/, '') + url.search;
}

function claimedHosts(text: string): string[] {
  return text
    .replace(UNSEEN, '')
    .split(/\s+/)
    .flatMap(word => {
      // Only the authority of a URL names a host; its path may contain dots too.
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
  return hostKey(host).replace(/^www\./, '');
}

function readUrl(value: string): URL | null {
  try {
    return new URL(value);
  } catch {
    return null;
  }
}
