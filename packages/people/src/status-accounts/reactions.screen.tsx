import { reactionsOf } from '@rookery/api-client';
import { ingestAccounts, useClient, useList, useStatus } from '@rookery/store';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { LIKE, reactionEmoji, reactionRows } from './reaction-rows.js';
import { accountsOf, markedAccounts } from './status-accounts.data.js';
import { StatusReactions } from './status-reactions.js';

/** The server sends all reactions at once; their rows are drawn in pages of this size. */
const PAGE_SIZE = 40;
const idle = { isLoading: false, hasFailed: false, error: null };

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
  const hasFurtherLikes = favourites.older !== null && (chosen === null || chosen === LIKE);
  const loadMore = (): void => {
    setShownCount(shownCount + PAGE_SIZE);
    if (!isHidden) favourites.loadOlder();
  };
  return (
    <StatusReactions
      state={
        queries.some(({ isPending }) => isPending)
          ? 'loading'
          : queries.some(({ data }) => data === undefined)
            ? 'failed'
            : 'ready'
      }
      emoji={reactionEmoji(reactions.data ?? [], favouritesCount)}
      chosen={chosen}
      onChoose={name => {
        setChosen(name);
        setShownCount(PAGE_SIZE);
      }}
      rows={rows.slice(0, shownCount)}
      error={queries.find(({ data }) => data === undefined)?.error}
      onRetry={() => {
        for (const query of queries) if (query.data === undefined) void query.refetch();
      }}
      older={isHidden || hasFurtherLikes ? (favourites.older ?? idle) : null}
      onLoadOlder={loadMore}
    />
  );
}
