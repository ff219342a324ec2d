import { errorText, type Mention } from '@rookery/api-client';
import { accountQuery, useClient, useStatus } from '@rookery/store';
import { useMessages } from '@rookery/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AccountRow } from '../accounts/account-row.js';
import { AccountList } from './account-list.js';
import { FollowableRow } from './followable-row.js';
import { statusAccountsMessages } from './messages.js';
import { accountOfMention, recipients } from './recipients.js';

/** Each account that is not in the cache costs a request. */
const PAGE_SIZE = 20;

/** The accounts that a post answers or mentions. A post names them itself: only their profiles are requested (MOD-14). */
export function MentionsScreen({ statusId }: { statusId: string }) {
  const text = useMessages(statusAccountsMessages);
  const { data: status, isPending, error, refetch } = useStatus(statusId);
  const [shownCount, setShownCount] = useState(PAGE_SIZE);
  const mentions = status === undefined ? [] : recipients(status);
  return (
    <AccountList
      state={isPending ? 'loading' : status === undefined ? 'failed' : 'ready'}
      rows={mentions.slice(0, shownCount).map(mention => (
        <MentionRow key={mention.acct} mention={mention} />
      ))}
      emptyText={text.noMentions()}
      failedText={text.mentionsFailed()}
      reason={errorText(error, '')}
      onRetry={() => void refetch()}
      onLoadMore={mentions.length > shownCount ? () => setShownCount(shownCount + PAGE_SIZE) : undefined}
    />
  );
}

function MentionRow({ mention }: { mention: Mention }) {
  const { data: account } = useQuery({ ...accountQuery(useClient(), mention.id), enabled: mention.id !== '' });
  return account === undefined ? <AccountRow account={accountOfMention(mention)} /> : <FollowableRow account={account} />;
}
