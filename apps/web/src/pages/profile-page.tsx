import { useAccountByAcct } from '@rookery/api-client/query';
import { BlankState, NavTabs, useMessages } from '@rookery/ui';
import { useMemo } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { profileMessages } from '../messages/profile-messages.js';
import { ProfileMediaGrid } from '../profile-media/profile-media-grid.screen.js';
import { ProfileHeaderScreen } from '../profile/profile-header.screen.js';
import { ProfileSkeleton } from '../profile/profile-header.js';
import { PageHeader } from '../shell/page-header.js';
import { AccountMissing, isGone, LoadFailure } from './page-states.js';
import { TimelinePage } from './timeline-page.js';

export function ProfilePage() {
  const text = useMessages(profileMessages);
  const acct = (useParams()['handle'] ?? '').slice(1);
  const { data: account, error, refetch } = useAccountByAcct(acct);
  if (account !== undefined)
    return <Profile accountId={account.id} acct={acct} name={account.display_name || account.username} />;
  const isMissing = isGone(error);
  return (
    <>
      <PageHeader title={`@${acct}`} isDeep />
      {error === null && <ProfileSkeleton />}
      {error !== null && isMissing && <AccountMissing error={error} />}
      {error !== null && !isMissing && <LoadFailure error={error} title={text.profileFailed()} onRetry={() => void refetch()} />}
    </>
  );
}

function Profile({ accountId, acct, name }: { accountId: string; acct: string; name: string }) {
  const text = useMessages(profileMessages);
  const base = `/@${acct}`;
  const ending = useLocation().pathname.split('/')[2];
  const tab = ending === 'with_replies' ? 'replies' : ending === 'media' ? 'media' : 'posts';
  const source = useMemo(() => ({ kind: 'account' as const, accountId, tab }) as const, [accountId, tab]);
  const tabs = [
    { href: base, label: text.posts(), isCurrent: tab === 'posts' },
    { href: `${base}/with_replies`, label: text.replies(), isCurrent: tab === 'replies' },
    { href: `${base}/media`, label: text.media(), isCurrent: tab === 'media' },
  ];
  const emptyState = <BlankState title={text.emptyProfileTitle()} description={text.emptyProfileText({ name })} />;
  return (
    <>
      <PageHeader title={name} isDeep />
      <ProfileHeaderScreen accountId={accountId} />
      <NavTabs label={name} items={tabs} />
      {tab === 'media' ? (
        <ProfileMediaGrid accountId={accountId} emptyState={emptyState} />
      ) : (
        <TimelinePage key={tab} source={source} scrollKey={`account:${accountId}:${tab}`} emptyState={emptyState} />
      )}
    </>
  );
}
