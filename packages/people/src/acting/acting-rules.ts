import { isApiError, isGone, isSessionRefusal, type Status } from '@rookery/api-client';

/** How the server of another account is asked for a post: by its id where it is the same server, else by an address. */
export type WayToPost = { readonly kind: 'id'; readonly id: string } | { readonly kind: 'address'; readonly address: string };

/**
 * The ways to a post for another account, the best first. Servers find a post by the address of its page and by that of its object; some know one alone.
 *
 * @param from The server that the post was read at.
 * @param to The server of the other account.
 */
export function waysToPost({ id, url, uri }: Pick<Status, 'id' | 'url' | 'uri'>, from: string, to: string): readonly WayToPost[] {
  if (originOf(from) === originOf(to)) return [{ kind: 'id', id }];
  const addresses = [url, uri].filter(address => address !== null && /^https?:\/\//i.test(address) && URL.canParse(address));
  return [...new Set(addresses)].map(address => ({ kind: 'address', address: String(address) }));
}

const originOf = (address: string): string => (URL.canParse(address) ? new URL(address).origin : address);

/**
 * Why another account cannot act on a post. `missing`: its server does not find the post, or does not show it to the account. `ended`: its session is over.
 * `forbidden`: its server refuses. `unreachable`: no usable answer, for now.
 */
export type ActingFailure = 'missing' | 'ended' | 'forbidden' | 'unreachable';

/** @param isFound Whether the server has answered with a post. */
export function actingFailure(error: unknown, isFound: boolean): ActingFailure | null {
  if (error === null) return isFound ? null : 'missing';
  if (isGone(error)) return 'missing';
  const status = isApiError(error) ? error.status : null;
  if (status === 401) return 'ended';
  return isSessionRefusal(status) ? 'forbidden' : 'unreachable';
}
