import { MAX_MENTIONS } from './limits.js';
import { hostKey } from '../hosts/hosts.js';
import type { LinkPlace } from '../link/link.js';
import { isSameUrl, normalUrl } from './link-text.js';
import type { RichLink } from './rich-node.js';
import { hashtagIn, markOf, withoutSign } from '../text-marks/text-marks.js';
import { treeText } from './tree-text.js';

/** A mentioned account, with the API's field names. */
export interface RichMention {
  id: string;
  username: string;
  acct: string;
  url: string;
}

/** A hashtag of a text, with the API's field names. */
export interface RichTag {
  name: string;
  url: string;
}

/** A page of the app, and the addresses that the server gives for its subject: those of its page and of its object elsewhere. */
export interface RichPlace extends LinkPlace {
  urls: readonly (string | null)[];
}

/** The facts that decide what the links of one text are. */
export interface LinkContext {
  /** Only the first {@link MAX_MENTIONS} count. */
  mentions: readonly RichMention[];
  tags: readonly RichTag[];
  /** The subjects of the text whose addresses the server gives: its quote, its author. */
  places: readonly RichPlace[];
  /** The post that the text quotes: what a link in the text fallback of its quote is. */
  quotePlace: LinkPlace | null;
  /** The page of an account within the app. */
  accountHref(mention: RichMention): string;
  /** The page within the app that an address means by its form; asked for addresses of which the server says nothing. */
  placeOf(url: string): LinkPlace | null;
}

/** The kind of a link and its page in the app. `shownAcct`: the account's handle when the text names another one; else null. */
export type LinkTarget =
  | { kind: 'mention'; mention: RichMention; shownAcct: string | null }
  | { kind: 'hashtag'; name: string }
  | { kind: LinkPlace['kind']; href: string; shownAcct: string | null }
  | { kind: 'elsewhere' };

const ELSEWHERE: LinkTarget = { kind: 'elsewhere' };
/** How servers write the path of an account. */
const ACCOUNT_PATH = /^\/(?:(?:users?|u|profiles?|accounts?|author|c|m|video-channels)\/@?|[@~])([^/@]+)$/i;
/** As some write it too. Any other page may have such a path. */
const NAME_ALONE = /^\/([^/@]+)$/;

/**
 * Creates the function that decides what the links of one text are: from what the server says of the text, and last from the form of an
 * address.
 */
export function linkTargets(context: LinkContext): (link: RichLink, isQuoteInline?: boolean) => LinkTarget {
  const { mentions, tags, places, quotePlace, accountHref, placeOf } = context;
  const known = mentions.slice(0, MAX_MENTIONS);
  const byUrl = new Map(known.map(mention => [normalUrl(mention.url), mention]));
  const byName = new Map(
    known.flatMap(mention => hostsOf(mention).map(host => [`${mention.username.toLowerCase()}@${host}`, mention])),
  );
  const names = new Set(tags.map(tag => tag.name.toLowerCase()));
  return (link, isQuoteInline = false) => {
    const text = treeText(link.children).trim();
    const isMarked = link.claim === 'mention' || markOf(text) === '@';
    const mention = byUrl.get(normalUrl(link.href)) ?? byName.get(accountIn(link.href, isMarked));
    if (mention !== undefined) {
      const shownAcct = !isMarked || isNamed(text, mention) ? null : mention.acct;
      return isMarked ? { kind: 'mention', mention, shownAcct } : { kind: 'profile', href: accountHref(mention), shownAcct };
    }
    const written = hashtagIn(text)?.toLowerCase();
    if (written !== undefined && isTag(link, written)) return { kind: 'hashtag', name: written };
    const place = placeAt(link.href, places) ?? (isQuoteInline ? quotePlace : null) ?? placeOf(link.href);
    if (place === null) return ELSEWHERE;
    const isMisnamed = place.acct !== undefined && isMarked && !isHandle(text, place.acct);
    return { kind: place.kind, href: place.href, shownAcct: isMisnamed ? (place.acct ?? null) : null };
  };

  function isTag(link: RichLink, name: string): boolean {
    const isClaimed = link.claim === 'tag' || link.claim === 'hashtag';
    if (isClaimed && names.has(name)) return true;
    // Where the server lists no hashtags, an address of this name has to do.
    if (link.claim === 'tag' && names.size === 0 && lastSegment(link.href) === name) return true;
    return tags.some(tag => tag.name.toLowerCase() === name && isSameUrl(tag.url, link.href));
  }
}

/** The place with this address; null for another one. */
export function placeAt(url: string, places: readonly RichPlace[]): RichPlace | null {
  return places.find(place => place.urls.some(known => known !== null && known !== '' && isSameUrl(known, url))) ?? null;
}

/** The hosts of an account's pages: that of its address, and that of its handle. */
function hostsOf({ acct, url }: RichMention): string[] {
  const host = hostOf(url);
  return acct.includes('@') ? [host, hostKey(acct.slice(acct.lastIndexOf('@') + 1))] : [host];
}

/** The account that an address names by its form, as `name@host`; '' for another address. */
function accountIn(href: string, isMarked: boolean): string {
  if (!/^https?:/i.test(href)) return '';
  const { host, pathname, search } = new URL(href);
  const path = decoded(pathname).replace(/\/$/, '');
  const [, name] = ACCOUNT_PATH.exec(path) ?? (isMarked ? NAME_ALONE.exec(path) : null) ?? [];
  return name === undefined || search !== '' ? '' : `${name.toLowerCase()}@${hostKey(host)}`;
}

function lastSegment(href: string): string {
  return decoded(normalUrl(href).split('/').slice(1).at(-1) ?? '').toLowerCase();
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function isNamed(text: string, mention: RichMention): boolean {
  const name = handleKey(withoutSign(text));
  const acct = handleKey(mention.acct);
  // The server lists a local account without its host; the text may include it.
  return (
    name === mention.username.toLowerCase() || name === acct || (!acct.includes('@') && name === `${acct}@${hostOf(mention.url)}`)
  );
}

/** Whether a text is a handle or the name alone in it. */
function isHandle(text: string, acct: string): boolean {
  const name = handleKey(withoutSign(text));
  return name === handleKey(acct) || name === acct.split('@', 1)[0]?.toLowerCase();
}

/** The form in which handles are compared. */
function handleKey(handle: string): string {
  const at = handle.lastIndexOf('@') + 1;
  return handle.slice(0, at).toLowerCase() + hostKey(handle.slice(at));
}

function hostOf(url: string): string {
  return normalUrl(url).split('/', 1)[0] ?? '';
}
