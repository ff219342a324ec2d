import { quickSearchOf, trendsOf, type Client, type CustomEmoji } from '@rookery/api-client';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { customEmojisQuery } from '@rookery/store';
import { emojiMatcher, type EmojiMatcher } from '@rookery/ui/completion';
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

/** Suggestions from the server and from the tables of emoji, which load with the first word that needs them. */
export function suggestFrom(client: Client, queryClient: QueryClient): SuggestFor {
  let matching: EmojiMatcher<CustomEmoji> | null = null;
  async function loadEmojis(): Promise<EmojiMatcher<CustomEmoji>> {
    const [custom, { allNativeEmojis: native }] = await Promise.all([
      queryClient.fetchQuery(customEmojisQuery(client)).catch(() => null),
      import('@rookery/ui/emoji'),
    ]);
    // Without an answer of the server, the next word asks again.
    const loaded = emojiMatcher(custom ?? [], native);
    if (custom !== null) matching = loaded;
    return loaded;
  }
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
    ':': query => (matching === null ? loadEmojis().then(loaded => loaded(query)) : matching(query)),
  };
}
