import { queryOptions } from '@tanstack/react-query';
import { statusesOf, type Client, type Status } from '@rookery/api-client';
import { askedNow, ingestStatuses, statusKey } from './entities.data.js';
import type { resolveMissing as Resolve } from './missing-statuses.data.js';

/** One status. It is fetched only when it is not in the cache. */
export function statusQuery(client: Client, statusId: string) {
  return queryOptions({
    queryKey: statusKey(statusId),
    queryFn: async ({ signal, client: queryClient }) => {
      const askedAt = askedNow(queryClient);
      const status = await statusesOf(client).get(statusId, { signal });
      ingestStatuses(queryClient, [status], { askedAt });
      return queryClient.getQueryData<Status>(statusKey(status.id)) ?? status;
    },
    staleTime: Infinity,
    structuralSharing: false,
  });
}

/**
 * Finds out about statuses that a fresh page should contain and does not: see `missing-statuses.data.ts`, which is loaded with the first of
 * them. Resolves to the new ids by the old ones.
 */
export async function resolveMissing(...missing: Parameters<typeof Resolve>): Promise<ReadonlyMap<string, string>> {
  return (await import('./missing-statuses.data.js')).resolveMissing(...missing);
}
