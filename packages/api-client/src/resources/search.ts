import { type Account, accounts } from '../entities/account.js';
import { fieldsOf, isRecord, itemsOf } from '../entities/decode.js';
import { type Tag, tags } from '../entities/hashtag.js';
import { uniqueById } from '../entities/ids.js';
import { type Status, statuses } from '../entities/status.js';
import { type CallOptions, type Calls, isUnknownEndpoint } from '../request/calls.js';
import { ApiError } from '../request/errors.js';
import type { Query } from '../request/http.js';
import { DEFAULT_LIMIT, type Page } from '../request/pagination.js';

export function searchResource(calls: Calls) {
  return {
    /** Accounts for the words, best first. */
    async accounts(
      q: string,
      { limit = 10, resolve, ...options }: CallOptions & { limit?: number; resolve?: boolean } = {},
    ): Promise<Account[]> {
      const query = { q, limit, resolve };
      try {
        return await calls.list('/api/v1/accounts/search', accounts, { ...options, query });
      } catch (error) {
        if (!isUnknownEndpoint(error)) throw error;
        const { data } = await calls.request('GET', '/api/v2/search', { ...options, query: { ...query, type: 'accounts' } });
        return accounts(itemsOf(fieldsOf(data)['accounts']), calls.decoding());
      }
    },
    /**
     * Posts for the words, in the server's order. Servers send no link: `next` is an offset that the client makes, null after a page that
     * is not full. Continue with `statusesPage`.
     */
    statuses: (q: string, { limit = 20, ...options }: CallOptions & { limit?: number } = {}): Promise<Page<Status>> =>
      foundStatuses('/api/v2/search', options, { q, type: 'statuses', limit }),
    /** The page that a `next` of `statuses` names. */
    statusesPage: (link: string, options: CallOptions = {}): Promise<Page<Status>> => foundStatuses(link, options),
    /** Hashtags for the words. */
    tags: async (q: string, { limit = 5, ...options }: CallOptions & { limit?: number } = {}): Promise<Tag[]> => {
      const { data } = await calls.request('GET', '/api/v2/search', { ...options, query: { q, type: 'hashtags', limit } });
      return tags(itemsOf(fieldsOf(data)['hashtags']), calls.decoding());
    },
    /** The post or the account at a URL of any server, or behind a handle; the server fetches it where it does not know it yet. */
    resolve: async (uri: string, options: CallOptions = {}): Promise<{ status: Status | null; account: Account | null }> => {
      const { data } = await calls.request('GET', '/api/v2/search', { ...options, query: { q: uri, resolve: true, limit: 1 } });
      const found = fieldsOf(data);
      return {
        status: statuses(itemsOf(found['statuses']), calls.decoding())[0] ?? null,
        account: accounts(itemsOf(found['accounts']), calls.decoding())[0] ?? null,
      };
    },
  };

  async function foundStatuses(path: string, options: CallOptions, query: Query = {}): Promise<Page<Status>> {
    const address = calls.resolve(path, query);
    const { data, status } = await calls.request('GET', path, { ...options, query });
    if (!isRecord(data)) throw new ApiError('decode', { status });
    const sent = itemsOf(data['statuses']);
    const limit = Number(address.searchParams.get('limit') ?? DEFAULT_LIMIT);
    const shown = Number(address.searchParams.get('offset') ?? 0) + sent.length;
    address.searchParams.set('offset', String(shown));
    return {
      items: uniqueById(statuses(sent, calls.decoding())),
      next: sent.length < limit ? null : address.pathname + address.search,
      previous: null,
      isPartial: false,
    };
  }
}
