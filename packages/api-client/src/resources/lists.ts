import { type CallOptions, type Calls, segment } from '../request/calls.js';
import { type Account, accounts } from '../entities/account.js';
import { type List, lists, parseList } from '../entities/list.js';
import type { Page, Paging } from '../request/pagination.js';

/** The reader's lists of accounts. Their posts: `timelines.list`. */
export function listsResource(calls: Calls) {
  const at = (id: string, rest = '') => `/api/v1/lists/${segment(id)}${rest}`;
  return {
    all: (options: CallOptions = {}): Promise<List[]> => calls.list('/api/v1/lists', lists, options),
    /** Rejects with 404 when the list does not exist or belongs to another account. */
    get: (id: string, options: CallOptions = {}): Promise<List> => calls.entity('GET', at(id), parseList, options),
    accounts: (id: string, paging: Paging = {}, options: CallOptions = {}): Promise<Page<Account>> =>
      calls.page(at(id, '/accounts'), accounts, { ...options, query: { ...paging } }),
  };
}
