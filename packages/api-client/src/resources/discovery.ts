import { type Account, accounts } from '../entities/account.js';
import { parseTag, type Tag, tags } from '../entities/hashtag.js';
import { uniqueById } from '../entities/ids.js';
import { type Status, statuses } from '../entities/status.js';
import { type TrendingLink, trendingLinks } from '../entities/trending-link.js';
import { type CallOptions, isUnknownEndpoint, segment, type WithCalls } from '../request/calls.js';
import { DEFAULT_LIMIT, type Page } from '../request/pagination.js';
import { offsetPage, type ResultField, type SearchPaging } from './offset-page.js';

interface SearchOptions extends CallOptions {
  limit?: number;
  /** Looks up a handle or an address that the server does not know yet. Members alone may. */
  resolve?: boolean | undefined;
  pagedBy?: SearchPaging | undefined;
}

/** A hashtag as an item of a list; its id is its name in lower case. */
export interface FoundTag extends Tag {
  readonly id: string;
}

/** Pages of found accounts and hashtags, in the server's order (HINT-06). */
export function searchOf({ calls }: WithCalls) {
  const PATH = '/api/v2/search';
  const readAccounts = (sent: readonly unknown[]): Account[] => uniqueById(accounts(sent, calls.decoding()));
  const readTags = (sent: readonly unknown[]): FoundTag[] =>
    uniqueById(tags(sent, calls.decoding()).map(tag => ({ ...tag, id: tag.name.toLowerCase() })));

  async function page<T extends { id: string }>(
    path: string,
    field: ResultField,
    read: (sent: readonly unknown[]) => T[],
    { limit, resolve, pagedBy, q, ...options }: SearchOptions & { q?: string } = {},
  ): Promise<Page<T>> {
    const query = q === undefined ? {} : { q, type: field, limit, resolve };
    const found = await offsetPage(calls, path, field, read, { ...options, pagedBy, query });
    return calls.accessToken === null ? { ...found, next: null } : found;
  }

  return {
    accounts: (q: string, { limit = 20, ...options }: SearchOptions = {}): Promise<Page<Account>> =>
      page(PATH, 'accounts', readAccounts, { ...options, q, limit }),
    /** The page that a `next` of `accounts` names. */
    accountsPage: (link: string, options: CallOptions = {}): Promise<Page<Account>> =>
      page(link, 'accounts', readAccounts, options),
    /** One page where ids page a search: hashtags have none. */
    async tags(q: string, { limit = 20, ...options }: SearchOptions = {}): Promise<Page<FoundTag>> {
      const found = await page(PATH, 'hashtags', readTags, { ...options, q, limit });
      return options.pagedBy === 'id' ? { ...found, next: null } : found;
    },
    /** The page that a `next` of `tags` names. */
    tagsPage: (link: string, options: CallOptions = {}): Promise<Page<FoundTag>> => page(link, 'hashtags', readTags, options),
  };
}

/** Links that many accounts share (HINT-07); none where the server has no such list. */
export async function trendingLinksOf(
  { calls }: WithCalls,
  { limit, ...options }: CallOptions & { limit?: number } = {},
): Promise<TrendingLink[]> {
  try {
    return await calls.list('/api/v1/trends/links', trendingLinks, { ...options, query: { limit } });
  } catch (error) {
    if (isUnknownEndpoint(error)) return [];
    throw error;
  }
}

/** Posts that are popular now, in the server's order (HINT-07). */
export function trendingStatusesOf({ calls }: WithCalls) {
  const read = (sent: readonly unknown[]): Status[] => uniqueById(statuses(sent, calls.decoding()));
  return {
    list: (of: 'mastodon' | 'truth', limit = DEFAULT_LIMIT, options: CallOptions = {}): Promise<Page<Status>> => {
      const path = of === 'truth' ? '/api/v1/truth/trending/truths' : '/api/v1/trends/statuses';
      return offsetPage(calls, path, null, read, { ...options, query: { limit } });
    },
    /** The page that a `next` of `list` names. */
    page: (link: string, options: CallOptions = {}): Promise<Page<Status>> => offsetPage(calls, link, null, read, options),
  };
}

/** One hashtag and the reader's relation to it (NAV-02). */
export function tagsOf({ calls }: WithCalls) {
  const at = (name: string, rest = '') => `/api/v1/tags/${segment(name)}${rest}`;
  const act =
    (action: 'follow' | 'unfollow') =>
    (name: string, options: CallOptions = {}): Promise<Tag> =>
      calls.entity('POST', at(name, `/${action}`), parseTag, options);
  return {
    get: (name: string, options: CallOptions = {}): Promise<Tag> => calls.entity('GET', at(name), parseTag, options),
    follow: act('follow'),
    unfollow: act('unfollow'),
  };
}
