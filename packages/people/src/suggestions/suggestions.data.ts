import {
  detectFeatures,
  isSilenced,
  type Client,
  type Features,
  type Page,
  type Relationship,
  type Suggestion,
  type SuggestionSource,
  suggestionsOf,
} from '@rookery/api-client';
import { accountStore, ingestAccounts, instanceQuery, optimistic, relationshipKey } from '@rookery/store';
import { InfiniteQueryObserver, infiniteQueryOptions, type InfiniteData, type QueryClient } from '@tanstack/react-query';

/** Suggestions per request, for the block and for the page. */
const SUGGESTIONS_LIMIT = 20;

const STALE_MS = 10 * 60 * 1000;

/** The cache key of `suggestionsQuery`. */
export const suggestionsKey = ['timeline', 'suggestions'] as const;

type SuggestionPages = InfiniteData<Page<Suggestion>, string | null>;

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
    queryFn: async ({ pageParam, signal, client: queryClient }): Promise<Page<Suggestion>> => {
      const source = suggestionSource(detectFeatures(await queryClient.fetchQuery(instanceQuery(client))));
      if (source === null) return { items: [], next: null, previous: null, isPartial: false };
      const page =
        pageParam === null
          ? await suggestionsOf(client).list(source, { limit: SUGGESTIONS_LIMIT, signal })
          : await suggestionsOf(client).page(pageParam, { signal });
      // The accounts of a carousel are partial: they must not replace complete ones.
      if (source !== 'truth')
        ingestAccounts(
          queryClient,
          page.items.map(({ account }) => account),
        );
      return page;
    },
    initialPageParam: null as string | null,
    getNextPageParam: page => page.next,
    select: uniqueSuggestions,
    staleTime: STALE_MS,
    retry: false,
    refetchOnWindowFocus: false,
  });
}

/** The suggestions of these pages, each account once. */
export function uniqueSuggestions({ pages }: Pick<SuggestionPages, 'pages'>): Suggestion[] {
  return [...new Map(pages.flatMap(page => page.items).map(suggestion => [suggestion.id, suggestion])).values()];
}

/** Loads suggestions. Calls `onChange` with whether there are some of accounts that are not silenced. Returns an unsubscribe function. */
export function followSuggestions(client: Client, queryClient: QueryClient, onChange: (isShown: boolean) => void): () => void {
  const suggestions = new InfiniteQueryObserver(queryClient, suggestionsQuery(client));
  const notify = (): void => {
    const { data } = suggestions.getCurrentResult();
    onChange((data ?? []).some(({ id }) => !isSilenced(queryClient.getQueryData<Relationship>(relationshipKey(id)))));
  };
  const cleanups = [suggestions.subscribe(notify), accountStore(queryClient).events.on('relationshipChanged', notify)];
  notify();
  return () => cleanups.forEach(cleanup => cleanup());
}

/** Dismisses a suggestion. Rolled back to its place when the server refuses. */
export const dismissSuggestion = optimistic<{ accountId: string }, void>({
  name: 'dismissSuggestion',
  scope: ({ accountId }) => `suggestion:${accountId}`,
  apply: (cache, { accountId }) => withoutSuggestion(cache, accountId),
  request: (client, { accountId }) => suggestionsOf(client).dismiss(accountId),
});

function withoutSuggestion(cache: QueryClient, accountId: string): () => void {
  const before = cache.getQueryData<SuggestionPages>(suggestionsKey);
  const pageIndex = before?.pages.findIndex(page => page.items.some(({ id }) => id === accountId)) ?? -1;
  const items = before?.pages[pageIndex]?.items ?? [];
  const index = items.findIndex(({ id }) => id === accountId);
  const suggestion = items[index];
  if (suggestion === undefined) return () => undefined;
  changePage(cache, pageIndex, known => known.filter(({ id }) => id !== accountId));
  return () =>
    changePage(cache, pageIndex, known =>
      known.some(({ id }) => id === accountId) ? known : [...known.slice(0, index), suggestion, ...known.slice(index)],
    );
}

function changePage(
  cache: QueryClient,
  pageIndex: number,
  change: (items: readonly Suggestion[]) => readonly Suggestion[],
): void {
  cache.setQueryData<SuggestionPages>(suggestionsKey, data =>
    data === undefined
      ? undefined
      : {
          ...data,
          pages: data.pages.map((page, index) => (index === pageIndex ? { ...page, items: [...change(page.items)] } : page)),
        },
  );
}
