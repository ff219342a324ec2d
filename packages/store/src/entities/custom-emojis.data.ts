import { customEmojisOf, type Client } from '@rookery/api-client';
import { queryOptions } from '@tanstack/react-query';

const STALE_MS = 60 * 60_000;

/** The server's own emoji; stale after an hour. A server without the endpoint has none. */
export function customEmojisQuery(client: Client) {
  return queryOptions({
    queryKey: ['custom-emojis'],
    queryFn: ({ signal }) => customEmojisOf(client).list({ signal }),
    staleTime: STALE_MS,
    gcTime: STALE_MS,
    retry: false,
  });
}
