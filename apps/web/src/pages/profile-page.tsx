import type { Account } from '@rookery/api-client';
import { profileMessages, ProfileScreen, ProfileSkeleton, type ProfileTab } from '@rookery/people/profile';
import { useAccount, useAccountByAcct } from '@rookery/store';
import { plainName, useMessages } from '@rookery/ui';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { useIsReturn } from '../routing/arrival.js';
import { useSession } from '../session/session-provider.js';
import { PageHeader } from '../shell/page-header.js';
import { AccountPending } from './account-pending.js';
import '@rookery/people/profile.css';
import '@rookery/people/profile-media.css';

export function ProfilePage() {
  const text = useMessages(profileMessages);
  const acct = (useParams()['handle'] ?? '').slice(1);
  const { data: account, error, refetch } = useAccountByAcct(acct);
  if (account !== undefined) return <Profile found={account} acct={acct} />;
  return (
    <AccountPending
      acct={acct}
      error={error}
      failedTitle={text.profileFailed()}
      onRetry={() => void refetch()}
      placeholder={<ProfileSkeleton />}
    />
  );
}

/** The ends of the addresses of the tabs. */
const endings: readonly (readonly [tab: ProfileTab, ending: string | undefined])[] = [
  ['posts', undefined],
  ['replies', 'with_replies'],
  ['media', 'media'],
  ['likes', 'favorites'],
];

/** @param found The account as the address found it; its entry may be newer. */
function Profile({ found, acct }: { found: Account; acct: string }) {
  const { session } = useSession();
  const { data: account = found } = useAccount(found.id);
  const { tag = null } = useParams();
  const ending = useLocation().pathname.split('/')[2];
  const restore = useIsReturn();
  const tab = (tag === null && endings.find(each => each[1] === ending)?.[0]) || 'posts';
  const isOwn = session?.account?.id === found.id;
  const base = `/@${acct}`;
  // Servers list the likes of the reader alone.
  if (tab === 'likes' && !isOwn) return <Navigate to={base} replace />;
  const hrefOf = (end: string | undefined): string => (end === undefined ? base : `${base}/${end}`);
  return (
    <>
      <PageHeader title={plainName(account.display_name, account.emojis) || account.username} isDeep />
      <ProfileScreen
        account={found}
        {...{ isOwn, tab, tag, restore }}
        hrefOf={place =>
          hrefOf('tag' in place ? `tagged/${encodeURIComponent(place.tag)}` : endings.find(each => each[0] === place.tab)?.[1])
        }
        listId="status-list"
      />
    </>
  );
}
