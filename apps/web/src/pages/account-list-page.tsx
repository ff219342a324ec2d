import { useAccountByAcct } from '@rookery/store';
import { BlankState, Loading, NavTabs, plainName, shownHandle, useMessages } from '@rookery/ui';
import { useMemo } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { AccountListScreen, followList, type FollowList } from '@rookery/people/accounts';
import { pageMessages } from '../messages/page-messages.js';
import { profileMessages } from '@rookery/people/profile';
import { useIsReturn } from '../routing/arrival.js';
import { hrefs } from '../routing/hrefs.js';
import { PageHeader } from '../shell/page-header.js';
import { AccountPending } from './account-pending.js';
import '@rookery/people/accounts.css';

/** The followers of an account, or the accounts it follows. NAV-04 */
export function AccountListPage() {
  const text = useMessages(profileMessages);
  const app = useMessages(pageMessages);
  const acct = (useParams()['handle'] ?? '').slice(1);
  const list: FollowList = useLocation().pathname.endsWith('/followers') ? 'followers' : 'following';
  const { data: account, error, refetch } = useAccountByAcct(acct);
  if (account === undefined) {
    return (
      <AccountPending
        acct={acct}
        error={error}
        failedTitle={app.listFailed()}
        onRetry={() => void refetch()}
        placeholder={<Loading />}
      />
    );
  }
  const base = hrefs.account(account);
  const tabs = [
    { href: `${base}/following`, label: text.followingTitle(), isCurrent: list === 'following' },
    { href: `${base}/followers`, label: text.followers(), isCurrent: list === 'followers' },
  ];
  const isHidden = account.hide_collections === true || (list === 'followers' ? account.hide_followers : account.hide_follows);
  return (
    <>
      <PageHeader title={plainName(account.display_name, account.emojis) || account.username} isDeep />
      <NavTabs label={`@${shownHandle(account.acct)}`} items={tabs} />
      <Accounts key={list} accountId={account.id} list={list} isHidden={isHidden} />
    </>
  );
}

/** @param isHidden The account keeps the list to itself. */
function Accounts({ accountId, list, isHidden }: { accountId: string; list: FollowList; isHidden: boolean }) {
  const text = useMessages(profileMessages);
  const app = useMessages(pageMessages);
  const restore = useIsReturn();
  const definition = useMemo(() => followList(list, accountId), [list, accountId]);
  const title = list === 'followers' ? text.noFollowers() : text.noFollowing();
  return (
    <AccountListScreen
      definition={definition}
      scrollKey={`${list}:${accountId}`}
      restore={restore}
      label={list === 'followers' ? text.followers() : text.followingTitle()}
      failedTitle={app.listFailed()}
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
