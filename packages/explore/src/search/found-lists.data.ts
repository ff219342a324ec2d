import { searchOf, type Account, type FoundTag, type SearchPaging } from '@rookery/api-client';
import { ingestAccounts, type ListDefinition } from '@rookery/store';
import { hashtagIn, markOf, withoutSign } from '@rookery/ui';

/** Results stay fresh for this time: going back to them requests nothing. */
const FOUND_STALE_MS = 5 * 60 * 1000;

interface FoundAccountsOptions {
  /** How the server continues a search. */
  pagedBy: SearchPaging;
  /** The server looks up a handle that it does not know yet on its own server. For members alone. */
  isResolved: boolean;
}

/** Accounts that match a search, best first. */
export function foundAccountsList(words: string, { pagedBy, isResolved }: FoundAccountsOptions): ListDefinition<Account> {
  return {
    queryKey: ['explore', 'found', 'accounts', words, isResolved, pagedBy],
    order: 'server',
    pageSize: 20,
    load: (client, { limit }, options) =>
      searchOf(client).accounts(markOf(words) === '@' ? `@${withoutSign(words)}` : words, {
        ...options,
        ...(limit !== undefined && { limit }),
        resolve: isResolved || undefined,
        pagedBy,
      }),
    follow: (client, link, options) => searchOf(client).accountsPage(link, options),
    ingest: ingestAccounts,
    staleTime: FOUND_STALE_MS,
  };
}

/** The cache key of a found hashtag. */
export const foundTagKey = (tagId: string) => ['explore', 'found-tag', tagId] as const;

/** Hashtags that match a search, in the server's order. */
export function foundTagsList(words: string, pagedBy: SearchPaging): ListDefinition<FoundTag> {
  return {
    queryKey: ['explore', 'found', 'tags', words, pagedBy],
    order: 'server',
    pageSize: 20,
    load: (client, { limit }, options) =>
      searchOf(client).tags(hashtagIn(words) ?? words, { ...options, ...(limit !== undefined && { limit }), pagedBy }),
    follow: (client, link, options) => searchOf(client).tagsPage(link, options),
    ingest(queryClient, tags) {
      for (const tag of tags) queryClient.setQueryData<FoundTag>(foundTagKey(tag.id), tag);
      return tags.map(({ id }) => id);
    },
    staleTime: FOUND_STALE_MS,
  };
}
