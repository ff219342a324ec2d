import type { Client } from '@rookery/api-client';
import { filtersKey } from '@rookery/store';
import { queryOptions } from '@tanstack/react-query';
import type { OwnFilters } from './own-filters.js';

/** Other devices may have changed the filters of a server that does not say so. */
const FILTERS_STALE_MS = 5 * 60_000;

/**
 * The reader's filters. Loading them writes to every cached post which of them match.
 *
 * @param scope Names the account in the storage of the device.
 */
export const filtersQuery = (client: Client, scope: string) =>
  queryOptions({
    queryKey: filtersKey,
    queryFn: async ({ signal, client: queryClient }): Promise<OwnFilters> =>
      (await import('./filters.data.js')).loadFilters({ client, queryClient, scope }, signal),
    staleTime: FILTERS_STALE_MS,
    gcTime: Infinity,
  });
