import { useClient } from '@rookery/store';
import { useQuery } from '@tanstack/react-query';
import { useTimelineOptions } from '../options/use-timeline-options.js';
import type { OwnFilters } from './filter-rules.js';

/** The reader's filters where the client applies them; null elsewhere, and until they have loaded. */
export function useOwnFilters(): OwnFilters | null {
  const client = useClient();
  const { isSignedIn, appliesFilters } = useTimelineOptions();
  const { data } = useQuery({
    queryKey: ['filters'],
    queryFn: async ({ signal }) => (await import('./own-filters.data.js')).loadOwnFilters(client, signal),
    enabled: isSignedIn && appliesFilters,
    staleTime: Infinity,
    structuralSharing: false,
  });
  return data ?? null;
}
