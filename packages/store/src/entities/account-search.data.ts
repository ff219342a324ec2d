import { infiniteQueryOptions } from '@tanstack/react-query';
import { accountsOf, type Client } from '@rookery/api-client';
import { ingestAccounts } from './entities.data.js';

/** The cache key of an account search. */
export const accountSearchKey = (q: string, among: AccountSearchAmong) => ['account-search', q, among] as const;

/** Which accounts a search finds: those that follow the reader, those that the reader follows, or all. */
export type AccountSearchAmong = 'followers' | 'following' | 'everyone';

/** Whether the words are a handle with its server: `@mara@tram.example`, with or without the first @. */
export const isRemoteHandle = (words: string): boolean =>
  /^[@＠]?[\p{L}\p{N}_.-]+@[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+$/u.test(words.trim());

/**
 * Accounts by name, ten per page. A member's server looks up the handle of an account that it does not know yet (HINT-06). Messages may be sent
 * to followers alone, and lists take followed accounts. Each account is also written to its own entry.
 */
export function accountSearchQuery(client: Client, q: string, among: AccountSearchAmong = 'everyone') {
  return infiniteQueryOptions({
    queryKey: accountSearchKey(q, among),
    queryFn: async ({ signal, pageParam, client: queryClient }) => {
      const options =
        among === 'everyone' ? (client.accessToken !== null && isRemoteHandle(q) ? { resolve: true } : {}) : { [among]: true };
      const page =
        pageParam === null
          ? await accountsOf(client).search(q, options, { signal })
          : await accountsOf(client).page(pageParam, { signal });
      ingestAccounts(queryClient, page.items);
      return page;
    },
    initialPageParam: null as string | null,
    getNextPageParam: page => page.next,
    enabled: q.trim() !== '',
  });
}
