import type { TimelineHrefs } from '@rookery/timeline';

/** Where entities lead in this app: the routes of spec 2. */
export const hrefs: TimelineHrefs = {
  account: account => `/@${account.acct}`,
  status: status => `/@${status.account.acct}/posts/${encodeURIComponent(status.id)}`,
  quotes: status => `/@${status.account.acct}/posts/${encodeURIComponent(status.id)}/quotes`,
  tag: name => `/tags/${encodeURIComponent(name)}`,
};
