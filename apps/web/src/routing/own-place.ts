import { isSameHost, type LinkPlace } from '@rookery/ui';

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
 */
export function ownPlace(url: string, ownHosts: readonly string[]): LinkPlace | null {
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return null;
  const { host, pathname, search, username } = new URL(url);
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

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '';
  }
}
