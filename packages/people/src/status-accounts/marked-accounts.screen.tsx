import { errorText } from '@rookery/api-client';
import { useList } from '@rookery/store';
import { useMessages } from '@rookery/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { AccountList } from './account-list.js';
import { FollowableRow } from './followable-row.js';
import { statusAccountsMessages } from './messages.js';
import { accountsOf, markedAccounts } from './status-accounts.data.js';

export interface MarkedAccountsScreenProps {
  list: 'favourites' | 'reblogs';
  statusId: string;
}

/** The accounts that liked or reposted a post (MOD-14). */
export function MarkedAccountsScreen({ list, statusId }: MarkedAccountsScreenProps) {
  const text = useMessages(statusAccountsMessages);
  const queryClient = useQueryClient();
  const { query, state, older, loadOlder } = useList(useMemo(() => markedAccounts(list, statusId), [list, statusId]));
  const isLikes = list === 'favourites';
  return (
    <AccountList
      state={state !== undefined ? 'ready' : query.isError ? 'failed' : 'loading'}
      rows={accountsOf(queryClient, state).map(account => (
        <FollowableRow key={account.id} account={account} />
      ))}
      emptyText={isLikes ? text.noLikes() : text.noReposts()}
      failedText={isLikes ? text.likesFailed() : text.repostsFailed()}
      reason={errorText(query.error ?? older?.error, '')}
      onRetry={() => void query.refetch()}
      onLoadMore={older === null ? undefined : loadOlder}
      isLoadingMore={older?.isLoading ?? false}
      moreFailedText={older?.hasFailed === true ? text.moreFailed() : null}
    />
  );
}
