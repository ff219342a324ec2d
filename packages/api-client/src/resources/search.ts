import { type Account, accounts } from '../entities/account.js';
import { fieldsOf, itemsOf } from '../entities/decode.js';
import { type Tag, tags } from '../entities/hashtag.js';
import { type Status, statuses } from '../entities/status.js';
import { type CallOptions, isUnknownEndpoint, type WithCalls } from '../request/calls.js';

export const SEARCH_PATH = '/api/v2/search';

/** The first results of a search as a person types, and the thing behind an address (CMP-01, HINT-06). */
export function quickSearchOf({ calls }: WithCalls) {
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
        const { data } = await calls.request('GET', SEARCH_PATH, { ...options, query: { ...query, type: 'accounts' } });
        return accounts(itemsOf(fieldsOf(data)['accounts']), calls.decoding());
      }
    },
    /** Hashtags for the words. */
    tags: async (q: string, { limit = 5, ...options }: CallOptions & { limit?: number } = {}): Promise<Tag[]> => {
      const { data } = await calls.request('GET', SEARCH_PATH, { ...options, query: { q, type: 'hashtags', limit } });
      return tags(itemsOf(fieldsOf(data)['hashtags']), calls.decoding());
    },
    /** The post or the account at a URL of any server, or behind a handle; the server fetches it where it does not know it yet. */
    resolve: async (uri: string, options: CallOptions = {}): Promise<{ status: Status | null; account: Account | null }> => {
      const { data } = await calls.request('GET', SEARCH_PATH, { ...options, query: { q: uri, resolve: true, limit: 1 } });
      const found = fieldsOf(data);
      return {
        status: statuses(itemsOf(found['statuses']), calls.decoding())[0] ?? null,
        account: accounts(itemsOf(found['accounts']), calls.decoding())[0] ?? null,
      };
    },
  };
}
