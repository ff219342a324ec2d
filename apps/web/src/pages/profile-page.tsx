import type { Account } from '@rookery/api-client';
import { useAccount, useAccountByAcct, useInstance, useRelationship } from '@rookery/store';
import { BlankState, NavTabs, plainName, useMessages } from '@rookery/ui';
import { useMemo, useState } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { isRemote } from '@rookery/people';
import { ProfileMediaGrid } from '@rookery/people/profile-media';
import {
  Gate,
  IncompleteHistory,
  isForFollowers,
  postsGate,
  ProfileHeaderScreen,
  profileMessages,
  profilePartMessages,
  ProfileSkeleton,
  useProfileParts,
} from '@rookery/people/profile';
import { useIsReturn } from '../routing/arrival.js';
import { useSession } from '../session/session-provider.js';
import { useOwnHosts } from '@rookery/store';
import { PageHeader } from '../shell/page-header.js';
import { AccountPending } from './account-pending.js';
import { TimelinePage } from './timeline-page.js';
import '@rookery/people/profile.css';
import '@rookery/people/profile-media.css';

type Tab = 'posts' | 'replies' | 'media' | 'likes';

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

/** @param found The account as the address found it; its entry may be newer. */
function Profile({ found, acct }: { found: Account; acct: string }) {
  const text = useMessages(profileMessages);
  const parts = useMessages(profilePartMessages);
  const { session } = useSession();
  const { data: account = found } = useAccount(found.id);
  const { data: relationship } = useRelationship(found.id);
  const { data: instance } = useInstance();
  const [isRevealed, setRevealed] = useState(false);
  const isElsewhere = isRemote(account, useOwnHosts());
  const isOwn = session?.account?.id === account.id;
  const gate = postsGate(account, relationship, isOwn);
  const shownGate = isRevealed && gate !== 'suspended' && gate !== 'blockedBy' ? null : gate;
  const isHidden = shownGate === 'limited' || shownGate === 'suspended';
  const head = useProfileParts(account.id, { isOwn, isHidden });
  const name = plainName(account.display_name, account.emojis) || account.username;
  const { tab, tag } = useTab();
  const base = `/@${acct}`;
  const tabs = [
    { href: base, label: text.posts(), isCurrent: tab === 'posts' && tag === null },
    { href: `${base}/with_replies`, label: text.replies(), isCurrent: tab === 'replies' },
    { href: `${base}/media`, label: text.media(), isCurrent: tab === 'media' },
    ...(isOwn ? [{ href: `${base}/favorites`, label: parts.likes(), isCurrent: tab === 'likes' }] : []),
    ...(tag === null ? [] : [{ href: `${base}/tagged/${encodeURIComponent(tag)}`, label: `#${tag}`, isCurrent: true }]),
  ];
  // Servers list the likes of the reader alone.
  if (tab === 'likes' && !isOwn) return <Navigate to={base} replace />;
  return (
    <>
      <PageHeader title={name} isDeep />
      <ProfileHeaderScreen account={account} isOwn={isOwn} isHidden={isHidden} parts={head} />
      {/* The parts of the head would move the tabs and the posts, which are loaded meanwhile. */}
      <div className="rk-profile-below" data-waiting={head.isLoading || undefined}>
        {shownGate !== null && (
          <Gate gate={shownGate} account={account} host={instance?.domain ?? ''} onReveal={() => setRevealed(true)} />
        )}
        {shownGate === null && (
          <>
            <NavTabs label={name} items={tabs} />
            {isElsewhere && <IncompleteHistory account={account} />}
            <Posts
              key={`${tab} ${tag ?? ''}`}
              accountId={account.id}
              tab={tab}
              tag={tag}
              emptyState={
                isForFollowers(account, relationship) && !isOwn ? (
                  <BlankState title={parts.followersOnlyTitle()} description={parts.followersOnlyText({ name })} />
                ) : (
                  <EmptyTab tab={tab} tag={tag} name={name} />
                )
              }
            />
          </>
        )}
      </div>
    </>
  );
}

const tabsByEnding: ReadonlyMap<string, Tab> = new Map(
  Object.entries({ with_replies: 'replies', media: 'media', favorites: 'likes' }),
);

/** The tab that the address names. `tag`: the hashtag of a list of tagged posts. */
function useTab(): { tab: Tab; tag: string | null } {
  const { tag } = useParams();
  const ending = useLocation().pathname.split('/')[2];
  if (tag !== undefined) return { tab: 'posts', tag };
  return { tab: (ending === undefined ? undefined : tabsByEnding.get(ending)) ?? 'posts', tag: null };
}

function EmptyTab({ tab, tag, name }: { tab: Tab; tag: string | null; name: string }) {
  const text = useMessages(profileMessages);
  const parts = useMessages(profilePartMessages);
  if (tag !== null) return <BlankState title={parts.emptyTagged({ name: tag })} />;
  if (tab === 'replies') return <BlankState title={parts.emptyReplies({ name })} />;
  if (tab === 'media') return <BlankState title={parts.emptyMedia()} />;
  if (tab === 'likes') return <BlankState title={parts.emptyLikes()} description={parts.emptyLikesText()} />;
  return <BlankState title={text.emptyProfileTitle()} description={text.emptyProfileText({ name })} />;
}

interface PostsProps {
  accountId: string;
  tab: Tab;
  tag: string | null;
  emptyState: React.ReactNode;
}

function Posts({ accountId, tab, tag, emptyState }: PostsProps) {
  const source = useMemo(
    () =>
      tab === 'likes'
        ? ({ kind: 'favourites' } as const)
        : ({ kind: 'account', accountId, tab, ...(tag !== null && { tagged: tag }) } as const),
    [accountId, tab, tag],
  );
  const scrollKey = tag === null ? `account:${accountId}:${tab}` : `account:${accountId}:tagged:${tag}`;
  const restore = useIsReturn();
  if (tab === 'media') return <ProfileMediaGrid accountId={accountId} restore={restore} emptyState={emptyState} />;
  return <TimelinePage source={source} scrollKey={scrollKey} emptyState={emptyState} />;
}
