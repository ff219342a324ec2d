import { isSilenced, type Account, type Relationship } from '@rookery/api-client';
import { relationshipQuery, useClient } from '@rookery/store';
import { useMessages } from '@rookery/ui';
import { useInfiniteQuery, useQueries, type UseQueryResult } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useAction } from '@rookery/timeline';
import { useFollow } from '@rookery/timeline/follow';
import { suggestionMessages } from './messages.js';
import { suggestionReason, type SuggestionReason } from './suggestion-reason.js';
import { dismissSuggestion, suggestionsQuery } from './suggestions.data.js';

/** A suggested account, the reader's relationship to it (undefined until it is loaded), and why it is suggested. */
export interface SuggestedProfile {
  account: Account;
  relationship: Relationship | undefined;
  reason: SuggestionReason | null;
}

const relationshipsOf = (results: readonly UseQueryResult<Relationship>[]) => ({
  relationships: results.map(({ data }) => data),
  isPending: results.some(({ isPending }) => isPending),
});

/**
 * Suggested profiles without those that the reader has blocked or muted, and their actions. None until the relationships of the first page are
 * known, or could not be loaded.
 *
 * @param limit The most profiles shown.
 */
export function useSuggestions(limit = Infinity) {
  const client = useClient();
  const query = useInfiniteQuery(suggestionsQuery(client));
  const suggestions = query.data ?? [];
  const { relationships, isPending } = useQueries({
    queries: suggestions.map(({ account }) => relationshipQuery(client, account.id)),
    combine: relationshipsOf,
  });
  // A label that changed under the reader would move what is below it; those that are shown stay while the next page arrives.
  const [isShown, setShown] = useState(false);
  const isReady = isShown || (query.data !== undefined && !isPending);
  if (isReady && !isShown) setShown(true);
  const profiles = (isReady ? suggestions : [])
    .map((suggestion, index): SuggestedProfile => ({
      account: suggestion.account,
      relationship: relationships[index],
      reason: suggestionReason(suggestion),
    }))
    .filter(({ relationship }) => !isSilenced(relationship))
    .slice(0, limit);
  return { query, profiles, isReady, handlers: useSuggestionHandlers() };
}

/** The actions on suggestions. Optimistic: rolled back, with a toast, when they are not carried out. */
function useSuggestionHandlers() {
  const text = useMessages(suggestionMessages);
  const run = useAction();
  const onFollow = useFollow();
  const onDismiss = useCallback(
    (accountId: string) => void run(() => dismissSuggestion, { accountId }, text.dismissFailed()),
    [run, text],
  );
  return { onFollow, onDismiss };
}
