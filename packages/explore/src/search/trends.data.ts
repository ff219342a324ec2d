import { trendingLinksOf, trendsOf, type Client, type Tag } from '@rookery/api-client';
import { queryOptions } from '@tanstack/react-query';

const TRENDS_STALE_MS = 10 * 60 * 1000;
const TRENDS_LOADED = 20;
const TRENDS_SHOWN = 5;

/** The links that most accounts share; empty where the server has no such list. One cache entry for the page and for the lists of a few. HINT-07 */
export function trendingLinksQuery(client: Client) {
  return queryOptions({
    queryKey: ['explore', 'trending-links'],
    queryFn: ({ signal }) => trendingLinksOf(client, { limit: TRENDS_LOADED, signal }),
    staleTime: TRENDS_STALE_MS,
    retry: false,
  });
}

/** The trending hashtags of the page of trends, more than those beside every page. HINT-07 */
export function allTrendingTagsQuery(client: Client) {
  return queryOptions({
    queryKey: ['explore', 'trending-tags', 'all'],
    queryFn: ({ signal }) => trendsOf(client).tags({ limit: TRENDS_LOADED, signal }),
    staleTime: TRENDS_STALE_MS,
    retry: false,
  });
}

/** The top trending hashtags; empty where the server has no trends. */
export function trendingTagsQuery(client: Client) {
  return queryOptions({
    queryKey: ['explore', 'trending-tags'],
    queryFn: ({ signal }) => trendsOf(client).tags({ signal }),
    select: (tags: Tag[]) => tags.slice(0, TRENDS_SHOWN),
    staleTime: TRENDS_STALE_MS,
    retry: false,
  });
}
