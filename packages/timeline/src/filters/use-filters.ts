import { useClient } from '@rookery/store';
import { useQuery } from '@tanstack/react-query';
import { useTimelineOptions } from '../options/use-timeline-options.js';
import { filtersQuery } from './filters-query.data.js';
import type { OwnFilters } from './own-filters.js';

/**
 * The reader's filters where posts on the page need them: the client applies them, or they have changed since the server sent the posts.
 * Another object when other posts match. Undefined: the server's own results are right.
 */
export function useFilters(): OwnFilters | undefined {
  const client = useClient();
  const { isSignedIn, appliesFilters, storageScope } = useTimelineOptions();
  const { data } = useQuery({
    ...filtersQuery(client, storageScope),
    enabled: ({ state }) => isSignedIn && (appliesFilters || state.isInvalidated || state.data !== undefined),
  });
  return data;
}
