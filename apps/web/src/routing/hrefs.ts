import type { TimelineHrefs } from '@rookery/timeline';

/** The addresses of entities in this app. NAV-02 to NAV-07 */
export const hrefs: TimelineHrefs = {
  account: account => `/@${account.acct}`,
  status: status => `/@${status.account.acct}/${status.event === null ? 'posts' : 'events'}/${encodeURIComponent(status.id)}`,
  quotes: status => `/@${status.account.acct}/posts/${encodeURIComponent(status.id)}/quotes`,
  tag: name => `/tags/${encodeURIComponent(name)}`,
};

/** The search parameter of the sign-in and sign-up pages with the address to return to. */
export const RETURN_PARAMETER = 'return';

/** The address of the sign-in or sign-up page. `returnTo`: path and search of this app to open afterwards. */
export function entrancePath(page: '/login' | '/signup', returnTo: string): string {
  if (returnTo === '/' || /^\/(login|signup)\b/.test(returnTo)) return page;
  return `${page}?${RETURN_PARAMETER}=${encodeURIComponent(returnTo)}`;
}

/** The path with single slashes and none at its end. */
export function canonicalPath(pathname: string): string {
  return pathname.replaceAll(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
}

/** Servers redirect to this path after authorization. It is part of the app's registration at each server. */
export const SIGN_IN_RETURN_PATH = '/login/return';
