/* Loaded with the first list of trending posts: no other list needs it. */
import { trendingStatusesOf, type CallOptions, type Client, type Page, type Status } from '@rookery/api-client';

/** The first page of the posts that are popular now (HINT-07). */
export const loadTrending = (
  client: Client,
  of: 'mastodon' | 'truth',
  limit: number | undefined,
  options: CallOptions,
): Promise<Page<Status>> => trendingStatusesOf(client).list(of, limit, options);

/** The page that a link of `loadTrending` names. */
export const followTrending = (client: Client, link: string, options: CallOptions): Promise<Page<Status>> =>
  trendingStatusesOf(client).page(link, options);
