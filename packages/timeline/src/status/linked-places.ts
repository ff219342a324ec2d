import type { Account, Status } from '@rookery/api-client';
import type { LinkPlace, RichPlace } from '@rookery/ui';
import type { TimelineHrefs } from '../options/timeline-options.js';

type PlaceHrefs = Pick<TimelineHrefs, 'account' | 'status' | 'statusById'>;

/**
 * The pages about the subjects of a post whose addresses the server sends with it: the post, the quoted post, and their authors. Of a quoted
 * post that is not sent with it, the address alone may be known.
 */
export function linkedPlaces(status: Status, hrefs: PlaceHrefs): RichPlace[] {
  const quoted = readableQuote(status);
  const posts = quoted === null ? [status] : [status, quoted];
  const places = posts.flatMap(post => [
    { ...postPlace(post, hrefs), urls: [post.url, post.uri] },
    accountPlace(post.account, hrefs),
  ]);
  const place = quotePlace(status, hrefs);
  return place === null || status.quote_url === null ? places : [...places, { ...place, urls: [status.quote_url] }];
}

/** The page about the post that a post quotes; null without a quote, and for one that may not be read. */
export function quotePlace(status: Status, hrefs: PlaceHrefs): LinkPlace | null {
  const quoted = readableQuote(status);
  if (quoted !== null) return postPlace(quoted, hrefs);
  const id = status.quote?.state === 'accepted' ? status.quote.quoted_status_id : null;
  return id === null || hrefs.statusById === undefined ? null : { kind: 'post', href: hrefs.statusById(id) };
}

const readableQuote = ({ quote }: Status): Status | null => (quote?.state === 'accepted' ? quote.quoted_status : null);

const postPlace = (status: Status, hrefs: PlaceHrefs): LinkPlace => ({
  kind: status.event === null ? 'post' : 'event',
  href: hrefs.status(status),
});

const accountPlace = (account: Account, hrefs: PlaceHrefs): RichPlace => ({
  kind: 'profile',
  href: hrefs.account(account),
  acct: account.acct,
  urls: [account.url, account.uri, account.ap_id],
});
