import { trendingLinksOf, type Client } from '@rookery/api-client';
import { queryOptions } from '@tanstack/react-query';

const TRENDS_STALE_MS = 10 * 60 * 1000;
const LINKS_SHOWN = 5;

/** The links that most accounts share; empty where the server has no such list. HINT-07 */
export function trendingLinksQuery(client: Client) {
  return queryOptions({
    queryKey: ['web', 'trending-links'],
    queryFn: ({ signal }) => trendingLinksOf(client, { limit: LINKS_SHOWN, signal }),
    staleTime: TRENDS_STALE_MS,
    retry: false,
  });
}
