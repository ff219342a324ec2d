import { quickSearchOf, trendsOf, type Client } from '@rookery/api-client';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { customEmojisQuery } from '@rookery/store';
import { createEmojiSearch } from '@rookery/ui/completion';
import { matchingTags, MOST_ACCOUNTS, MOST_TAGS, type SuggestFor } from './suggestions.js';

const TRENDS_STALE_MS = 10 * 60_000;

function trendingTagsQuery(client: Client) {
  return queryOptions({
    queryKey: ['compose', 'trending-tags'],
    queryFn: ({ signal }) => trendsOf(client).tags({ limit: 20, signal }),
    staleTime: TRENDS_STALE_MS,
    retry: false,
  });
}

/** Suggestions from the server and from the tables of emoji, which load with the first word that needs them, named in the language of a locale. */
export function suggestFrom(client: Client, queryClient: QueryClient, locale: string): SuggestFor {
  return {
    '@': async (query, signal) => {
      const accounts = await quickSearchOf(client).accounts(query, { limit: MOST_ACCOUNTS, resolve: false, signal });
      return accounts.slice(0, MOST_ACCOUNTS).map(account => ({ kind: 'account', account }));
    },
    '#': async (query, signal) => {
      const [trending, found] = await Promise.all([
        queryClient.fetchQuery(trendingTagsQuery(client)).catch(() => []),
        quickSearchOf(client)
          .tags(query, { limit: MOST_TAGS, signal })
          .catch(() => []),
      ]);
      const names = matchingTags(
        query,
        trending.map(({ name }) => name),
        found.map(({ name }) => name),
      );
      return names.map(name => ({ kind: 'tag', name }));
    },
    ':': createEmojiSearch(() => queryClient.fetchQuery(customEmojisQuery(client)), locale),
  };
}
