import { useList } from '@rookery/store';
import { BlankState, useMessages } from '@rookery/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { statusAccountsMessages } from './messages.js';
import { FollowableRow, StatusAccountList } from './status-account-list.screen.js';
import { accountsOf, markedAccounts } from './status-accounts.data.js';

export interface MarkedAccountsScreenProps {
  list: 'favourites' | 'reblogs';
  statusId: string;
}

/** The accounts that liked or reposted a post (MOD-14). */
export function MarkedAccountsScreen({ list, statusId }: MarkedAccountsScreenProps) {
  const text = useMessages(statusAccountsMessages);
  const queryClient = useQueryClient();
  const { state, view } = useList(useMemo(() => markedAccounts(list, statusId), [list, statusId]));
  const isLikes = list === 'favourites';
  const accounts = accountsOf(queryClient, state);
  return (
    <StatusAccountList
      {...view}
      failedTitle={isLikes ? text.likesFailed() : text.repostsFailed()}
      emptyState={<BlankState title={isLikes ? text.noLikes() : text.noReposts()} />}
      olderFailedTitle={text.moreFailed()}
      isEmpty={accounts.length === 0 && view.older === null}
    >
      {accounts.map(account => (
        <FollowableRow key={account.id} account={account} />
      ))}
    </StatusAccountList>
  );
}
