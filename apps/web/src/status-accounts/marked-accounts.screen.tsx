import { useClient } from '@rookery/api-client/query';
import { useMessages } from '@rookery/ui';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { AccountRow } from '../accounts/account-row.js';
import { AccountList } from './account-list.js';
import { statusAccountsMessages } from './messages.js';
import { accountsOf, markedAccountsQuery } from './status-accounts.data.js';

interface MarkedAccountsScreenProps {
  list: 'favourites' | 'reblogs';
  statusId: string;
}

/** The accounts that liked or reposted a post (MOD-14). */
export function MarkedAccountsScreen({ list, statusId }: MarkedAccountsScreenProps) {
  const text = useMessages(statusAccountsMessages);
  const query = useInfiniteQuery(markedAccountsQuery(useClient(), useQueryClient(), list, statusId));
  const accounts = accountsOf(query.data?.pages);
  const isLikes = list === 'favourites';
  return (
    <AccountList
      state={query.isPending ? 'loading' : query.data === undefined ? 'failed' : 'ready'}
      rows={accounts.map(account => (
        <AccountRow key={account.id} account={account} />
      ))}
      emptyText={isLikes ? text.noLikes() : text.noReposts()}
      failedText={isLikes ? text.likesFailed() : text.repostsFailed()}
      onRetry={() => void query.refetch()}
      onLoadMore={query.hasNextPage ? () => void query.fetchNextPage({ cancelRefetch: false }) : undefined}
      isLoadingMore={query.isFetchingNextPage}
      moreFailedText={query.isFetchNextPageError ? text.moreFailed() : null}
    />
  );
}
