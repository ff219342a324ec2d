import { reactionsOf } from '@rookery/api-client';
import { ingestAccounts, listView, useClient, useList, useStatus } from '@rookery/store';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { LIKE, reactionEmoji, reactionRows } from './reaction-rows.js';
import { accountsOf, markedAccounts } from './status-accounts.data.js';
import { StatusReactions } from './status-reactions.js';

/** The server sends all reactions at once; their rows are drawn in pages of this size. */
const PAGE_SIZE = 40;
const idle = { isLoading: false, hasFailed: false, reason: '' };

/** The accounts that reacted to a post; likes count as 👍 (MOD-14). */
export function ReactionsScreen({ statusId }: { statusId: string }) {
  const client = useClient();
  const queryClient = useQueryClient();
  const [chosen, setChosen] = useState<string | null>(null);
  const [shownCount, setShownCount] = useState(PAGE_SIZE);
  const favouritesCount = useStatus(statusId).data?.favourites_count ?? 0;
  const reactions = useQuery({
    queryKey: ['web', 'status-accounts', 'reactions', statusId],
    queryFn: async ({ signal }) => {
      const answer = await reactionsOf(client).list(statusId, null, { signal });
      ingestAccounts(
        queryClient,
        answer.flatMap(({ accounts }) => accounts),
      );
      return answer;
    },
    staleTime: 0,
  });
  const favourites = useList(useMemo(() => markedAccounts('favourites', statusId), [statusId]));
  const queries = favouritesCount > 0 ? [reactions, favourites.query] : [reactions];
  const rows = reactionRows(reactions.data ?? [], accountsOf(queryClient, favourites.state), chosen);
  const isHidden = rows.length > shownCount;
  const furtherLikes = favourites.view.older;
  const hasFurtherLikes = furtherLikes !== null && (chosen === null || chosen === LIKE);
  const loadMore = (): void => {
    setShownCount(shownCount + PAGE_SIZE);
    if (!isHidden) furtherLikes?.onLoad();
  };
  const missing = queries.filter(({ data }) => data === undefined);
  const view = listView({
    isLoaded: missing.length === 0,
    error: missing.some(({ isPending }) => isPending) ? null : (missing[0]?.error ?? null),
    isBusy: false,
    onRetry: () => missing.forEach(query => void query.refetch()),
    older: isHidden || hasFurtherLikes ? { ...(furtherLikes ?? idle), onLoad: loadMore } : null,
  });
  return (
    <StatusReactions
      {...view}
      emoji={reactionEmoji(reactions.data ?? [], favouritesCount)}
      chosen={chosen}
      onChoose={name => {
        setChosen(name);
        setShownCount(PAGE_SIZE);
      }}
      rows={rows.slice(0, shownCount)}
    />
  );
}
