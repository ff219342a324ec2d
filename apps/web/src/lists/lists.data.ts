import type { Client } from '@rookery/api-client';
import { queryOptions } from '@tanstack/react-query';

const LISTS_STALE_MS = 5 * 60 * 1000;

/** The member's lists, by the server's order. */
export function listsQuery(client: Client) {
  return queryOptions({
    queryKey: ['web', 'lists'],
    queryFn: ({ signal }) => client.lists.all({ signal }),
    staleTime: LISTS_STALE_MS,
  });
}

/** One list of the member's, by id. */
export function listQuery(client: Client, id: string) {
  return queryOptions({
    queryKey: ['web', 'list', id],
    queryFn: ({ signal }) => client.lists.get(id, { signal }),
    staleTime: LISTS_STALE_MS,
  });
}

/** Hashtags for the words of a search; none for no words. */
export function foundTagsQuery(client: Client, words: string) {
  return queryOptions({
    queryKey: ['web', 'found-tags', words],
    queryFn: ({ signal }) => client.search.tags(words, { signal }),
    enabled: words !== '',
    staleTime: LISTS_STALE_MS,
    retry: false,
  });
}
