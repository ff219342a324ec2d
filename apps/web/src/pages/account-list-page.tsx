import { useAccountByAcct, useClient } from '@rookery/api-client/query';
import { BlankState, LoadMore, Loading, useMessages } from '@rookery/ui';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation, useParams } from 'react-router-dom';
import { AccountRow } from '../accounts/account-row.js';
import { pageMessages } from '../messages/page-messages.js';
import { profileMessages } from '../messages/profile-messages.js';
import { accountListQuery } from '../profile/account-list.data.js';
import { PageHeader } from '../shell/page-header.js';
import { AccountMissing, isGone, LoadFailure } from './page-states.js';

/** The followers of an account, or the accounts it follows. NAV-04 */
export function AccountListPage() {
  const text = useMessages(profileMessages);
  const app = useMessages(pageMessages);
  const acct = (useParams()['handle'] ?? '').slice(1);
  const list = useLocation().pathname.endsWith('/followers') ? 'followers' : 'following';
  const account = useAccountByAcct(acct);
  const query = useInfiniteQuery(accountListQuery(useClient(), useQueryClient(), list, account.data?.id ?? null));
  const accounts = query.data?.pages.flatMap(page => page.items) ?? [];
  const error = account.error ?? query.error;
  return (
    <>
      <PageHeader title={list === 'followers' ? text.followers() : text.followingTitle()} isDeep />
      {accounts.length > 0 && (
        <ul className="app-account-list">
          {accounts.map(entry => (
            <AccountRow key={entry.id} account={entry} />
          ))}
        </ul>
      )}
      {error === null && query.isPending && <Loading />}
      {error !== null && isGone(account.error) && <AccountMissing />}
      {error !== null && !isGone(account.error) && (
        <LoadFailure
          error={error}
          title={app.listFailed()}
          onRetry={() => void (account.error === null ? query.refetch() : account.refetch())}
        />
      )}
      {query.isSuccess && accounts.length === 0 && (
        <BlankState title={list === 'followers' ? text.noFollowers() : text.noFollowing()} description={text.listHidden()} />
      )}
      {query.hasNextPage && <LoadMore isLoading={query.isFetchingNextPage} onPress={() => void query.fetchNextPage()} />}
    </>
  );
}
