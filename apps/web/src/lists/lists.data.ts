import { trendsOf } from '@rookery/api-client';
import type { Client, Tag } from '@rookery/api-client';
import { queryOptions } from '@tanstack/react-query';

const TRENDS_STALE_MS = 10 * 60 * 1000;
const TRENDS_SHOWN = 5;

/** The top trending hashtags; empty where the server has no trends. */
export function trendingTagsQuery(client: Client) {
  return queryOptions({
    queryKey: ['web', 'trending-tags'],
    queryFn: ({ signal }) => trendsOf(client).tags({ signal }),
    select: (tags: Tag[]) => tags.slice(0, TRENDS_SHOWN),
    staleTime: TRENDS_STALE_MS,
    retry: false,
  });
}
