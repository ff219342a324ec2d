import {
  markersOf,
  type Client,
  type Marker,
  type MarkerTimeline,
  compareInList,
  wireId,
  type MarkerOptions,
} from '@rookery/api-client';
import { queryOptions, type QueryClient } from '@tanstack/react-query';

/** The cache key of `markerQuery`. */
export const markerKey = (timeline: MarkerTimeline) => ['marker', timeline] as const;

/** The reader's position in a list, shared by all devices; null when there is none. Requested once per visit. */
export function markerQuery(client: Client, timeline: MarkerTimeline) {
  return queryOptions({
    queryKey: markerKey(timeline),
    queryFn: async ({ signal }): Promise<Marker | null> =>
      (await markersOf(client).get([timeline], { signal }))[timeline] ?? null,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/**
 * Moves the marker of a list to `id`, if that is newer than the known position; a marker never moves back. Resolves to whether it was
 * written. Failures are ignored: the next position will be written.
 *
 * @param options `order`: the ids of the list, newest first.
 */
export async function advanceMarker(
  client: Client,
  queryClient: QueryClient,
  timeline: MarkerTimeline,
  id: string,
  { order = [], ...options }: MarkerOptions & { order?: readonly string[] } = {},
): Promise<boolean> {
  const key = markerKey(timeline);
  const known = queryClient.getQueryData<Marker | null>(key);
  if (known && compareInList(wireId(id), known.last_read_id, order.map(wireId)) <= 0) return false;
  try {
    const written = (await markersOf(client).set(timeline, id, options))[timeline];
    if (written === undefined) return false;
    queryClient.setQueryData<Marker | null>(key, written);
    return written.last_read_id === wireId(id);
  } catch {
    return false;
  }
}
