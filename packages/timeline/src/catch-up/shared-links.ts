import type { Status } from '@rookery/api-client';

/** A link that a post shares. */
export interface SharedLink {
  /** The same for every address of the same page. */
  key: string;
  url: string;
  /** '' where nobody has named it. */
  title: string;
}

/** Parameters of an address that say who shared it and not which page it is. */
const TRACKING = /^(?:utm_.*|fbclid|gclid|igshid|mc_cid|mc_eid|ref|ref_src|si|at_medium|at_campaign)$/i;

/** The most links of one post: a hostile post could have thousands. */
const MOST_LINKS = 10;

/** The links of a post: that of its preview card, and those in its text, without mentions and hashtags. */
export function sharedLinks(status: Pick<Status, 'card' | 'content' | 'mentions' | 'tags'>): SharedLink[] {
  const named = new Set([...status.mentions, ...status.tags].map(({ url }) => linkKey(url ?? '')));
  const card = status.card === null ? [] : [{ url: status.card.url, title: status.card.title }];
  const links = new Map<string, SharedLink>();
  for (const { url, title } of [...card, ...linksOfText(status.content)]) {
    const key = linkKey(url);
    if (key !== null && !named.has(key) && !links.has(key)) links.set(key, { key, url, title });
    if (links.size === MOST_LINKS) break;
  }
  return [...links.values()];
}

/** Names the page of an address: without its scheme, `www.`, fragment, tracking parameters and last slash. Null: no address of the web. */
export function linkKey(address: string): string | null {
  let url: URL;
  try {
    url = new URL(address);
  } catch {
    return null;
  }
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null;
  const parameters = [...url.searchParams].filter(([name]) => !TRACKING.test(name));
  const search = parameters.length === 0 ? '' : `?${new URLSearchParams(parameters).toString()}`;
  return url.host.replace(/^www\./, '') + url.pathname.replace(/\/$/, '') + search;
}

/** The addresses of the anchors in a post's HTML. Mentions and hashtags are marked by their class. */
function linksOfText(html: string): { url: string; title: string }[] {
  const links: { url: string; title: string }[] = [];
  for (const [anchor] of html.matchAll(/<a\s[^>]*>/gi)) {
    const url = /\shref="([^"]*)"/i.exec(anchor)?.[1];
    if (url !== undefined && !/\bclass="[^"]*\b(?:mention|hashtag)\b/i.test(anchor))
      links.push({ url: url.replaceAll('&amp;', '&'), title: '' });
  }
  return links;
}
