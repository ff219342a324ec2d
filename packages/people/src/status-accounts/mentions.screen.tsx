import type { Mention } from '@rookery/api-client';
import { accountQuery, useClient, useStatus } from '@rookery/store';
import { BlankState, useMessages } from '@rookery/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AccountList } from '../accounts/account-list.js';
import { AccountRow } from '../accounts/account-row.js';
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
      error={error}
      failedTitle={text.mentionsFailed()}
      onRetry={() => void refetch()}
      emptyState={<BlankState title={text.noMentions()} />}
      older={mentions.length > shownCount ? { isLoading: false, hasFailed: false, error: null } : null}
      onLoadOlder={() => setShownCount(shownCount + PAGE_SIZE)}
      isEmpty={mentions.length === 0}
    >
      <ul className="rk-account-list rk-status-accounts">
        {mentions.slice(0, shownCount).map(mention => (
          <MentionRow key={mention.acct} mention={mention} />
        ))}
      </ul>
    </AccountList>
  );
}

function MentionRow({ mention }: { mention: Mention }) {
  const { data: account } = useQuery({ ...accountQuery(useClient(), mention.id), enabled: mention.id !== '' });
  return account === undefined ? <AccountRow account={accountOfMention(mention)} /> : <FollowableRow account={account} />;
}
