import { uniqueById } from '../entities/ids.js';
import { type Status, statuses } from '../entities/status.js';
import type { CallOptions, WithCalls } from '../request/calls.js';
import type { RequestOptions } from '../request/http.js';
import type { Page } from '../request/pagination.js';
import { offsetPage, type SearchPaging } from './offset-page.js';
import { SEARCH_PATH } from './search.js';

interface StatusSearchOptions extends CallOptions {
  limit?: number;
  /** Searches the posts of this account alone. */
  accountId?: string | undefined;
  pagedBy?: SearchPaging | undefined;
}

/** Searches posts. */
export function statusSearchOf({ calls }: WithCalls) {
  return {
    /** Posts for the words, in the server's order. Continue with `page`. A visitor reads one page: servers refuse them the others. */
    find: (q: string, { limit = 20, accountId, pagedBy, ...options }: StatusSearchOptions = {}): Promise<Page<Status>> =>
      foundStatuses(SEARCH_PATH, { ...options, pagedBy, query: { q, type: 'statuses', limit, account_id: accountId } }),
    /** The page that a `next` of `find` names. */
    page: (link: string, options: CallOptions = {}): Promise<Page<Status>> => foundStatuses(link, options),
  };

  async function foundStatuses(
    path: string,
    options: RequestOptions & { pagedBy?: SearchPaging | undefined },
  ): Promise<Page<Status>> {
    const page = await offsetPage(calls, path, 'statuses', sent => uniqueById(statuses(sent, calls.decoding())), options);
    return calls.accessToken === null ? { ...page, next: null } : page;
  }
}
