import type { TimelineHrefs } from '@rookery/timeline';

/** Where entities lead in this app: the routes of spec 2. */
export const hrefs: TimelineHrefs = {
  account: account => `/@${account.acct}`,
  status: status => `/@${status.account.acct}/posts/${encodeURIComponent(status.id)}`,
  quotes: status => `/@${status.account.acct}/posts/${encodeURIComponent(status.id)}/quotes`,
  tag: name => `/tags/${encodeURIComponent(name)}`,
};

/** Names the search parameter that tells the entrance pages where the person was. */
export const RETURN_PARAMETER = 'return';

/** Address of an entrance page that leads back to `returnTo` (path and search of this app) afterwards. */
export function entrancePath(page: '/login' | '/signup', returnTo: string): string {
  if (returnTo === '/' || /^\/(login|signup)\b/.test(returnTo)) return page;
  return `${page}?${RETURN_PARAMETER}=${encodeURIComponent(returnTo)}`;
}
