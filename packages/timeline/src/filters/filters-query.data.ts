import type { Client, Filter } from '@rookery/api-client';
import { queryOptions } from '@tanstack/react-query';

/** Other devices may have changed the filters of a server that does not say so. */
const FILTERS_STALE_MS = 5 * 60_000;

/** The cache key of the reader's filters. Invalidate it when they have changed elsewhere. */
export const filtersKey = ['filters'] as const;

/**
 * Where filters are: on the server, which says what matches (`server`); on the server, one phrase each, matched here (`phrases`); or on this
 * device, because the server has none (`device`).
 */
export type FilterHome = 'server' | 'phrases' | 'device';

/** The reader's filters, and what can be done with them. */
export interface OwnFilters {
  home: FilterHome;
  /** Whether a filter can cover the media of a post alone. */
  canBlur: boolean;
  /** In the order of their titles. */
  filters: readonly Filter[];
  /** When the last of those that have expired did so, in milliseconds since the epoch; 0: none has. */
  lastEnd: number;
}

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
