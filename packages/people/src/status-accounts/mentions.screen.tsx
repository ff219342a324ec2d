import type { Mention } from '@rookery/api-client';
import { accountQuery, listView, useClient, useStatus } from '@rookery/store';
import { BlankState, useMessages } from '@rookery/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AccountRow } from '../accounts/account-row.js';
import { statusAccountsMessages } from './messages.js';
import { FollowableRow, StatusAccountList } from './status-account-list.screen.js';
import { accountOfMention, recipients } from './recipients.js';

/** Each account that is not in the cache costs a request. */
const PAGE_SIZE = 20;

/** The accounts that a post answers or mentions. A post names them itself: only their profiles are requested (MOD-14). */
export function MentionsScreen({ statusId }: { statusId: string }) {
  const text = useMessages(statusAccountsMessages);
  const { data: status, error, isFetching, refetch } = useStatus(statusId);
  const [shownCount, setShownCount] = useState(PAGE_SIZE);
  const mentions = status === undefined ? [] : recipients(status);
  return (
    <StatusAccountList
      {...listView({ isLoaded: status !== undefined, error, isBusy: isFetching, onRetry: () => void refetch(), older: null })}
      failedTitle={text.mentionsFailed()}
      emptyState={<BlankState title={text.noMentions()} />}
      older={
        mentions.length > shownCount
          ? { isLoading: false, hasFailed: false, onLoad: () => setShownCount(shownCount + PAGE_SIZE) }
          : null
      }
      isEmpty={mentions.length === 0}
    >
      {mentions.slice(0, shownCount).map(mention => (
        <MentionRow key={mention.acct} mention={mention} />
      ))}
    </StatusAccountList>
  );
}

function MentionRow({ mention }: { mention: Mention }) {
  const { data: account } = useQuery({ ...accountQuery(useClient(), mention.id), enabled: mention.id !== '' });
  return account === undefined ? <AccountRow account={accountOfMention(mention)} /> : <FollowableRow account={account} />;
}
