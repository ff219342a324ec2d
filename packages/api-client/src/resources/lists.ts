import { type CallOptions, segment, type WithCalls } from '../request/calls.js';
import { type Account, accounts } from '../entities/account.js';
import { type List, lists, parseList } from '../entities/list.js';
import { wireId } from '../entities/ids.js';
import type { Page, Paging } from '../request/pagination.js';

/** Settings of a list. Absent ones keep their value, or take the server's default. */
export interface ListSettings {
  title?: string;
  /** Replies that the list shows: to its members, to followed accounts, or none. */
  replies_policy?: 'list' | 'followed' | 'none';
  exclusive?: boolean;
}

/** The reader's lists of accounts. Their posts: `timelines.list`. */
export function listsOf({ calls }: WithCalls) {
  const at = (id: string, rest = '') => `/api/v1/lists/${segment(id)}${rest}`;
  const changeMembers =
    (method: 'POST' | 'DELETE') =>
    async (id: string, accountIds: readonly string[], options: CallOptions = {}): Promise<void> => {
      await calls.request(method, at(id, '/accounts'), { ...options, json: { account_ids: accountIds.map(wireId) } });
    };
  return {
    all: (options: CallOptions = {}): Promise<List[]> => calls.list('/api/v1/lists', lists, options),
    /** Rejects with 404 when the list does not exist or belongs to another account. */
    get: (id: string, options: CallOptions = {}): Promise<List> => calls.entity('GET', at(id), parseList, options),
    /** Rejects with 422 for a blank title, and with 409 where the server refuses a title that is taken. */
    create: (settings: ListSettings & { title: string }, options: CallOptions = {}): Promise<List> =>
      calls.entity('POST', '/api/v1/lists', parseList, { ...options, json: settings }),
    update: (id: string, settings: ListSettings, options: CallOptions = {}): Promise<List> =>
      calls.entity('PUT', at(id), parseList, { ...options, json: settings }),
    async delete(id: string, options: CallOptions = {}): Promise<void> {
      await calls.request('DELETE', at(id), options);
    },
    accounts: (id: string, paging: Paging = {}, options: CallOptions = {}): Promise<Page<Account>> =>
      calls.page(at(id, '/accounts'), accounts, { ...options, query: { ...paging } }),
    /** Most servers reject accounts that the reader does not follow with 404. */
    addAccounts: changeMembers('POST'),
    removeAccounts: changeMembers('DELETE'),
    /** The reader's lists that contain an account. */
    ofAccount: (accountId: string, options: CallOptions = {}): Promise<List[]> =>
      calls.list(`/api/v1/accounts/${segment(wireId(accountId))}/lists`, lists, options),
  };
}
