import type { Account } from '@rookery/api-client';
import { BlankState, useMessages } from '@rookery/ui';
import { useMemo } from 'react';
import { followList, type FollowList } from '../accounts/account-list.data.js';
import { AccountListScreen } from '../accounts/account-list.screen.js';
import { profileMessages } from './profile-messages.js';

export interface FollowListScreenProps {
  account: Pick<Account, 'id' | 'hide_collections' | 'hide_followers' | 'hide_follows'>;
  list: FollowList;
  /** The reader came back to the list: it opens at its stored position. */
  restore: boolean;
  failedTitle: string;
}

/** The followers of an account, or the accounts it follows; an empty list says whether the account keeps it to itself (NAV-04). */
export function FollowListScreen({ account, list, restore, failedTitle }: FollowListScreenProps) {
  const text = useMessages(profileMessages);
  const definition = useMemo(() => followList(list, account.id), [list, account.id]);
  const isHidden = account.hide_collections === true || (list === 'followers' ? account.hide_followers : account.hide_follows);
  const title = list === 'followers' ? text.noFollowers() : text.noFollowing();
  return (
    <AccountListScreen
      definition={definition}
      scrollKey={`${list}:${account.id}`}
      restore={restore}
      label={list === 'followers' ? text.followers() : text.followingTitle()}
      failedTitle={failedTitle}
      emptyState={
        isHidden ? (
          <BlankState title={text.hiddenTitle()} description={text.hiddenText()} />
        ) : (
          <BlankState title={title} description={text.listHidden()} />
        )
      }
    />
  );
}
