import { trendsOf } from '@rookery/api-client';
import type { Client, CustomEmoji } from '@rookery/api-client';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { customEmojisQuery } from '@rookery/api-client/query';
import { matchingEmojis } from '@rookery/ui/completion';
import type { NativeEmoji } from '@rookery/ui/emoji';
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

interface EmojiTables {
  readonly custom: readonly CustomEmoji[];
  readonly native: readonly NativeEmoji[];
}

/** Suggestions from the server and from the tables of emoji, which load with the first word that needs them. */
export function suggestFrom(client: Client, queryClient: QueryClient): SuggestFor {
  let tables: EmojiTables | null = null;
  async function loadTables(): Promise<EmojiTables> {
    const [custom, { allNativeEmojis: native }] = await Promise.all([
      queryClient.fetchQuery(customEmojisQuery(client)).catch(() => null),
      import('@rookery/ui/emoji'),
    ]);
    // Without an answer of the server, the next word asks again.
    if (custom !== null) tables = { custom, native };
    return { custom: custom ?? [], native };
  }
  const matching = (query: string, { custom, native }: EmojiTables) => matchingEmojis(query, custom, native);
  return {
    '@': async (query, signal) => {
      const accounts = await client.search.accounts(query, { limit: MOST_ACCOUNTS, resolve: false, signal });
      return accounts.slice(0, MOST_ACCOUNTS).map(account => ({ kind: 'account', account }));
    },
    '#': async (query, signal) => {
      const [trending, found] = await Promise.all([
        queryClient.fetchQuery(trendingTagsQuery(client)).catch(() => []),
        client.search.tags(query, { limit: MOST_TAGS, signal }).catch(() => []),
      ]);
      const names = matchingTags(
        query,
        trending.map(({ name }) => name),
        found.map(({ name }) => name),
      );
      return names.map(name => ({ kind: 'tag', name }));
    },
    ':': query => (tables === null ? loadTables().then(loaded => matching(query, loaded)) : matching(query, tables)),
  };
}
