import { accountsOf, timelinesOf, type Status } from '@rookery/api-client';
import { ingestStatuses, type ListDefinition } from '@rookery/store';

/** The posts of an account that can be reported, newest first, without its reposts: snac sends those too. */
export function reportableStatuses(accountId: string): ListDefinition<Status> {
  return {
    queryKey: ['web', 'reportable-statuses', accountId],
    order: 'server',
    pageSize: 20,
    load: (client, paging, options) => accountsOf(client).statuses(accountId, { exclude_reblogs: true, ...paging }, options),
    follow: (client, link, options) => timelinesOf(client).page(link, options),
    ingest: ingestStatuses,
    includes: ({ reblog }) => reblog === null,
  };
}

/** The posts to choose from, each once: the one that the reader came from before the others. */
export function withFirst(first: Status | null, loaded: readonly Status[]): Status[] {
  return first === null ? [...loaded] : [first, ...loaded.filter(({ id }) => id !== first.id)];
}
