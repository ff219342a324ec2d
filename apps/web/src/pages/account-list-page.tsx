import { FollowListScreen, profileMessages } from '@rookery/people/profile';
import { useAccountByAcct } from '@rookery/store';
import { Loading, NavTabs, plainName, shownHandle, useMessages } from '@rookery/ui';
import { useLocation, useParams } from 'react-router-dom';
import { pageMessages } from '../messages/page-messages.js';
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
  const list = useLocation().pathname.endsWith('/followers') ? 'followers' : 'following';
  const restore = useIsReturn();
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
  return (
    <>
      <PageHeader title={plainName(account.display_name, account.emojis) || account.username} isDeep />
      <NavTabs label={`@${shownHandle(account.acct)}`} items={tabs} />
      <FollowListScreen key={list} account={account} list={list} restore={restore} failedTitle={app.listFailed()} />
    </>
  );
}
