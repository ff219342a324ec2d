import { isSameHost, type LinkPlace } from '@rookery/ui';
import { pathOf } from './base.js';

/** Paths of this app, of the reader's server and of other clients of it, by what they show. `table` in `address-table.ts` leads from each. */
const HANDLE = String.raw`@([\p{L}\p{N}_.~-]+(?:@[\p{L}\p{N}.:-]+)?)`;
const NAME = String.raw`(?:${HANDLE}|users?/@?([\p{L}\p{N}_.~-]+(?:@[\p{L}\p{N}.:-]+)?))`;
/** An id has a digit, which the name of a page has not. */
const ID = String.raw`(?=[^/]*\d)[\w.-]{1,64}`;
const forms: readonly (readonly [LinkPlace['kind'], RegExp])[] = [
  ['profile', new RegExp(`^${NAME}$`, 'iu')],
  ['event', new RegExp(`^(?:${HANDLE}/)?events/${ID}$`, 'iu')],
  ['post', new RegExp(`^(?:${NAME}/(?:(?:statuses|posts|notice|p)/)?|notice/|notes/|statuses/)${ID}$`, 'iu')],
];

/**
 * The page of this app that an address means by its form: that of a profile, a post or an event on one of the reader's own hosts. Null for
 * any other address, also for one with a query or a port of its own.
 *
 * @param ownHosts The hosts of this app and of the reader's server.
 * @param base The folder of the app on its host.
 */
export function ownPlace(url: string, ownHosts: readonly string[], base = '/'): LinkPlace | null {
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return null;
  const { host, pathname: address, search, username } = new URL(url);
  const pathname = pathOf(address, base);
  if (search !== '' || username !== '' || !ownHosts.some(own => isSameHost(own, host))) return null;
  const path = decoded(pathname)
    .replace(/^\/(?:(?:web|deck)\/)?/, '')
    .replace(/\/$/, '');
  for (const [kind, form] of forms) {
    const [whole, handle, name] = form.exec(path) ?? [];
    if (whole === undefined) continue;
    const acct = kind === 'profile' ? (handle ?? name) : undefined;
    return { kind, href: pathname, ...(acct !== undefined && { acct }) };
  }
  return null;
}

const UUID = String.raw`[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}`;
const SHORT_NAME = String.raw`[\p{L}\p{N}_.-]+`;
/** How servers write the path of a post. A name and a title, which sites of articles have, is none: there the id is a number. */
const REMOTE_POST = new RegExp(
  `^/(?:(?:objects|activities)/${UUID}|notice/${ID}|users/${SHORT_NAME}/statuses/${ID}|@${SHORT_NAME}/(?:(?:posts|statuses)/${ID}|\\d+)|@${SHORT_NAME}@[\\w.:-]+/(?:(?:posts|statuses)/)?${ID})/?$`,
  'iu',
);

/**
 * The page that asks the reader's server for the post at an address of another server, where the address has the form of one: it opens the post
 * in this app, and offers the address itself where the server does not know it. Null for any other address.
 */
export function remotePlace(url: string): LinkPlace | null {
  if (!/^https:\/\//i.test(url) || !URL.canParse(url)) return null;
  const { pathname, search, username } = new URL(url);
  if (search !== '' || username !== '' || !REMOTE_POST.test(decoded(pathname))) return null;
  return { kind: 'post', href: `/authorize_interaction?uri=${encodeURIComponent(url)}` };
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '';
  }
}
