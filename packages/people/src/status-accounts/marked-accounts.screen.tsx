import { useList } from '@rookery/store';
import { BlankState, useMessages } from '@rookery/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { AccountList } from '../accounts/account-list.js';
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
  const accounts = accountsOf(queryClient, state);
  return (
    <AccountList
      state={state !== undefined ? 'ready' : query.isError ? 'failed' : 'loading'}
      error={query.error}
      failedTitle={isLikes ? text.likesFailed() : text.repostsFailed()}
      onRetry={() => void query.refetch()}
      emptyState={<BlankState title={isLikes ? text.noLikes() : text.noReposts()} />}
      older={older}
      olderFailedTitle={text.moreFailed()}
      onLoadOlder={loadOlder}
      isEmpty={accounts.length === 0}
    >
      <ul className="rk-account-list rk-status-accounts">
        {accounts.map(account => (
          <FollowableRow key={account.id} account={account} />
        ))}
      </ul>
    </AccountList>
  );
}
