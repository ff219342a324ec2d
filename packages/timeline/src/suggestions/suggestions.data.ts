import {
  detectFeatures,
  type Account,
  type Client,
  type Features,
  type Page,
  type SuggestionSource,
  suggestionsOf,
} from '@rookery/api-client';
import { ingestAccounts, instanceQuery, optimistic } from '@rookery/api-client/query';
import { infiniteQueryOptions, type InfiniteData, type QueryClient } from '@tanstack/react-query';

/** Suggestions per request, for the block and for the page. */
const SUGGESTIONS_LIMIT = 20;

const STALE_MS = 10 * 60 * 1000;

/** The cache key of `suggestionsQuery`. */
export const suggestionsKey = ['timeline', 'suggestions'] as const;

type SuggestionPages = InfiniteData<Page<Account>, string | null>;

/** The endpoint of a server's suggestions; null when it has none (SUG-02). */
export function suggestionSource(
  features: Pick<Features, 'truthSuggestions' | 'suggestionsV2' | 'suggestions'>,
): SuggestionSource | null {
  if (features.truthSuggestions) return 'truth';
  if (features.suggestionsV2) return 'v2';
  return features.suggestions ? 'v1' : null;
}

/** Suggested accounts, page by page. The block and the page share one cache entry. Empty when the server has no suggestions. */
export function suggestionsQuery(client: Client) {
  return infiniteQueryOptions({
    queryKey: suggestionsKey,
    queryFn: async ({ pageParam, signal, client: queryClient }): Promise<Page<Account>> => {
      const source = suggestionSource(detectFeatures(await queryClient.fetchQuery(instanceQuery(client))));
      if (source === null) return { items: [], next: null, previous: null, isPartial: false };
      const page =
        pageParam === null
          ? await suggestionsOf(client).list(source, { limit: SUGGESTIONS_LIMIT, signal })
          : await suggestionsOf(client).page(pageParam, { signal });
      // The accounts of a carousel are partial: they must not replace complete ones.
      if (source !== 'truth') ingestAccounts(queryClient, page.items);
      return page;
    },
    initialPageParam: null as string | null,
    getNextPageParam: page => page.next,
    select: suggestedAccounts,
    staleTime: STALE_MS,
    retry: false,
    refetchOnWindowFocus: false,
  });
}

/** The accounts of these pages without duplicates. */
export function suggestedAccounts({ pages }: Pick<SuggestionPages, 'pages'>): Account[] {
  return [...new Map(pages.flatMap(page => page.items).map(account => [account.id, account])).values()];
}

/** Dismisses a suggestion. Rolled back to its place when the server refuses. */
export const dismissSuggestion = optimistic<{ accountId: string }, void>({
  scope: ({ accountId }) => `suggestion:${accountId}`,
  apply: (cache, { accountId }) => withoutSuggestion(cache, accountId),
  request: (client, { accountId }) => suggestionsOf(client).dismiss(accountId),
});

function withoutSuggestion(cache: QueryClient, accountId: string): () => void {
  const before = cache.getQueryData<SuggestionPages>(suggestionsKey);
  const pageIndex = before?.pages.findIndex(page => page.items.some(account => account.id === accountId)) ?? -1;
  const items = before?.pages[pageIndex]?.items ?? [];
  const index = items.findIndex(account => account.id === accountId);
  const account = items[index];
  if (account === undefined) return () => undefined;
  changePage(cache, pageIndex, known => known.filter(other => other.id !== accountId));
  return () =>
    changePage(cache, pageIndex, known =>
      known.some(other => other.id === accountId) ? known : [...known.slice(0, index), account, ...known.slice(index)],
    );
}

function changePage(cache: QueryClient, pageIndex: number, change: (items: readonly Account[]) => readonly Account[]): void {
  cache.setQueryData<SuggestionPages>(suggestionsKey, data =>
    data === undefined
      ? undefined
      : {
          ...data,
          pages: data.pages.map((page, index) => (index === pageIndex ? { ...page, items: [...change(page.items)] } : page)),
        },
  );
}
