import { queryOptions } from '@tanstack/react-query';
import { instanceOf, type Client } from '@rookery/api-client';

export const INSTANCE_STALE_MS = 60 * 60 * 1000;
export const INSTANCE_GC_MS = 24 * 60 * 60 * 1000;

/** The cache key of `instanceQuery`. */
export const instanceKey = ['instance'] as const;
/** The announcements of the staff, as members read them. */
export const announcementsKey = ['announcements'] as const;

/** The server's description of itself; stale after an hour. */
export function instanceQuery(client: Client) {
  return queryOptions({
    queryKey: instanceKey,
    queryFn: ({ signal }) => instanceOf(client).get({ signal }),
    staleTime: INSTANCE_STALE_MS,
    gcTime: INSTANCE_GC_MS,
  });
}
