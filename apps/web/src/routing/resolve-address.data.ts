import { quickSearchOf, type Client } from '@rookery/api-client';
import { accountQuery, askedNow, ingestAccounts, ingestStatuses, statusQuery } from '@rookery/store';
import { isSameHost } from '@rookery/ui';
import { queryOptions } from '@tanstack/react-query';
import { addressTarget, type AddressTarget } from './address-table.js';
import { hrefs } from './hrefs.js';

/** A target whose address the server has to tell. */
export type AskedTarget = Extract<AddressTarget, { kind: 'status' | 'account' | 'resolve' }>;

/** The address in this app of a post or an account; null when the server does not know it. */
export function resolvedHrefQuery(client: Client, target: AskedTarget) {
  return queryOptions({
    queryKey: ['web', 'resolved-href', target],
    queryFn: async ({ signal, client: queryClient }): Promise<string | null> => {
      const asked = target.kind === 'resolve' ? (ownTarget(target.uri, client.baseUrl) ?? target) : target;
      switch (asked.kind) {
        case 'page':
          return asked.href;
        case 'status':
          return hrefs.status(await queryClient.fetchQuery(statusQuery(client, asked.statusId)));
        case 'account':
          return hrefs.account(await queryClient.fetchQuery(accountQuery(client, asked.accountId)));
        case 'resolve': {
          const askedAt = askedNow(queryClient);
          const { status, account } = await quickSearchOf(client).resolve(asked.uri, { signal });
          if (status !== null) ingestStatuses(queryClient, [status], { askedAt });
          if (account !== null) ingestAccounts(queryClient, [account]);
          if (status !== null) return hrefs.status(status);
          return account === null ? null : hrefs.account(account);
        }
      }
    },
    staleTime: Infinity,
  });
}

/** Reads a URL of the reader's own server by the table, without a search; null for an unknown one. */
function ownTarget(uri: string, server: string): Exclude<AddressTarget, { kind: 'resolve' | 'compose' | 'unknown' }> | null {
  if (!URL.canParse(uri)) return null;
  const { host, pathname } = new URL(uri);
  if (!isSameHost(host, new URL(server).host)) return null;
  const target = addressTarget(pathname, '');
  return target.kind === 'page' || target.kind === 'status' || target.kind === 'account' ? target : null;
}
