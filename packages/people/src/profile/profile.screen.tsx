import type { Account } from '@rookery/api-client';
import { useAccount, useInstance, useOwnHosts, useRelationship } from '@rookery/store';
import { TimelineScreen } from '@rookery/timeline';
import { BlankState, NavTabs, plainName, useMessages } from '@rookery/ui';
import { useMemo, useState, type ReactNode } from 'react';
import { isRemote } from '../accounts/is-remote.js';
import { ProfileMediaGrid } from '../profile-media/profile-media-grid.screen.js';
import { profilePartMessages } from './messages.js';
import { isForFollowers, postsGate } from './profile-facts.js';
import { ProfileHeaderScreen } from './profile-header.screen.js';
import { profileMessages } from './profile-messages.js';
import { Gate, IncompleteHistory } from './profile-states.js';
import { useProfileParts } from './use-profile-parts.js';

/** A tab of a profile. `likes`: on the own profile alone. */
export type ProfileTab = 'posts' | 'replies' | 'media' | 'likes';

export interface ProfileScreenProps {
  /** The account as its address found it; its entry may be newer. */
  account: Account;
  isOwn: boolean;
  tab: ProfileTab;
  /** The hashtag of a list of tagged posts; null: all posts of the tab. */
  tag: string | null;
  hrefOf(place: { readonly tab: ProfileTab } | { readonly tag: string }): string;
  /** The reader came back to the page: its list opens at its stored position. */
  restore: boolean;
  /** The id of the list's element. Unique on the page. */
  listId: string;
}

/** A profile: its head, its tabs, and the posts of one of them. */
export function ProfileScreen({ account: found, isOwn, tab, tag, hrefOf, restore, listId }: ProfileScreenProps) {
  const text = useMessages(profileMessages);
  const parts = useMessages(profilePartMessages);
  const { data: account = found } = useAccount(found.id);
  const { data: relationship } = useRelationship(found.id);
  const { data: instance } = useInstance();
  const [isRevealed, setRevealed] = useState(false);
  const isElsewhere = isRemote(account, useOwnHosts());
  const gate = postsGate(account, relationship, isOwn);
  const shownGate = isRevealed && gate !== 'suspended' && gate !== 'blockedBy' ? null : gate;
  const isHidden = shownGate === 'limited' || shownGate === 'suspended';
  const head = useProfileParts(account.id, { isOwn, isHidden });
  const name = plainName(account.display_name, account.emojis) || account.username;
  const tabLabels = { posts: text.posts(), replies: text.replies(), media: text.media(), likes: parts.likes() };
  const tabs = [
    ...(['posts', 'replies', 'media', ...(isOwn ? (['likes'] as const) : [])] as const).map(each => ({
      href: hrefOf({ tab: each }),
      label: tabLabels[each],
      isCurrent: tab === each && tag === null,
    })),
    ...(tag === null ? [] : [{ href: hrefOf({ tag }), label: `#${tag}`, isCurrent: true }]),
  ];
  return (
    <>
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
              {...{ tab, tag, restore, listId }}
              accountId={account.id}
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

function EmptyTab({ tab, tag, name }: { tab: ProfileTab; tag: string | null; name: string }) {
  const text = useMessages(profileMessages);
  const parts = useMessages(profilePartMessages);
  if (tag !== null) return <BlankState title={parts.emptyTagged({ name: tag })} />;
  if (tab === 'replies') return <BlankState title={parts.emptyReplies({ name })} />;
  if (tab === 'media') return <BlankState title={parts.emptyMedia()} />;
  if (tab === 'likes') return <BlankState title={parts.emptyLikes()} description={parts.emptyLikesText()} />;
  return <BlankState title={text.emptyProfileTitle()} description={text.emptyProfileText({ name })} />;
}

interface PostsProps extends Pick<ProfileScreenProps, 'tab' | 'tag' | 'restore' | 'listId'> {
  accountId: string;
  emptyState: ReactNode;
}

function Posts({ accountId, tab, tag, emptyState, restore, listId }: PostsProps) {
  const source = useMemo(
    () =>
      tab === 'likes'
        ? ({ kind: 'favourites' } as const)
        : ({ kind: 'account', accountId, tab, ...(tag !== null && { tagged: tag }) } as const),
    [accountId, tab, tag],
  );
  const scrollKey = tag === null ? `account:${accountId}:${tab}` : `account:${accountId}:tagged:${tag}`;
  if (tab === 'media') return <ProfileMediaGrid accountId={accountId} restore={restore} emptyState={emptyState} />;
  return <TimelineScreen {...{ source, scrollKey, restore, listId, emptyState }} />;
}
