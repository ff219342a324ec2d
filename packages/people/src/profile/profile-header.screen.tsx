import { knownCounts, type Account, type Relationship } from '@rookery/api-client';
import { changeFollow, saveNote, useFeatures } from '@rookery/store';
import { useAction, useHasPosts } from '@rookery/timeline';
import { FollowButtonScreen } from '@rookery/timeline/follow';
import { IconButton, Link, useMessages } from '@rookery/ui';
import { Bell, BellRing, MessagesSquare } from 'lucide-react';
import { useState } from 'react';
import { FollowLanguagesScreen } from './follow-languages.screen.js';
import { profileMessages } from './profile-messages.js';
import { AddToListModal } from '../lists/add-to-list-modal.screen.js';
import { usePeopleOptions } from '../options/use-people-options.js';
import { profilePartMessages } from './messages.js';
import { PrivateNote } from './private-note.js';
import { profileBanner } from './profile-facts.js';
import { HiddenProfile, ProfileHeader } from './profile-header.js';
import { ProfileMenu } from './profile-menu.js';
import { Endorsements, FamiliarFollowers, FeaturedTags } from './profile-people.js';
import { Banner } from './profile-states.js';
import { useProfileActions } from './use-profile-actions.js';
import type { ProfileParts } from './use-profile-parts.js';

export interface ProfileHeaderScreenProps {
  account: Account;
  isOwn: boolean;
  /** Hidden by moderators or suspended: neither pictures nor words are shown. */
  isHidden: boolean;
  parts: ProfileParts;
}

/** The header of a profile. Members get a follow button and a menu on profiles of others. */
export function ProfileHeaderScreen({ account, isOwn, isHidden, parts }: ProfileHeaderScreenProps) {
  const { relationship } = parts;
  const hasPosts = useHasPosts(account.id);
  const [isListing, setListing] = useState(false);
  const actions = useProfileActions({ account, relationship, isOwn }, () => setListing(true));
  const { onOpenPicture } = usePeopleOptions();
  const banner = profileBanner(account);
  const buttons = (
    <>
      {relationship?.following && <NotifyButton accountId={account.id} relationship={relationship} />}
      <ProfileMenu acct={account.acct} actions={actions} />
      {actions.chatHref !== undefined && <ChatLink href={actions.chatHref} acct={account.acct} />}
      {isOwn ? <EditLink /> : <FollowButton account={account} />}
    </>
  );
  if (isHidden) return <HiddenProfile account={account} actions={buttons} />;
  return (
    <>
      <ProfileHeader
        account={account}
        counts={knownCounts(account, hasPosts)}
        followsReader={parts.isRelationshipLoading ? null : relationship?.followed_by === true}
        onOpenPicture={picture => onOpenPicture(account.id, picture)}
        banner={banner && <Banner banner={banner} account={account} />}
        actions={buttons}
      >
        {!parts.isRestLoading && <ProfileExtras account={account} parts={parts} />}
      </ProfileHeader>
      <AddToListModal account={account} isOpen={isListing} onClose={() => setListing(false)} />
    </>
  );
}

/** Facts about an account beyond its own entity. */
function ProfileExtras({ account, parts }: { account: Account; parts: ProfileParts }) {
  const text = useMessages(profilePartMessages);
  const run = useAction();
  const { relationship, familiarFollowers, featuredTags, endorsements } = parts;
  return (
    <>
      {familiarFollowers && <FamiliarFollowers accounts={familiarFollowers} />}
      {featuredTags && <FeaturedTags account={account} tags={featuredTags} />}
      {endorsements && <Endorsements name={account.display_name || account.username} accounts={endorsements} />}
      {parts.hasNotes && (
        <PrivateNote
          key={account.id}
          note={relationship?.note ?? null}
          onSave={comment => run(() => saveNote, { accountId: account.id, comment }, text.noteFailed())}
        />
      )}
    </>
  );
}

function FollowButton({ account }: { account: Account }) {
  const [isChoosing, setChoosing] = useState(false);
  return (
    <>
      <FollowButtonScreen account={account} isPrimary hasOptions onLanguages={() => setChoosing(true)} />
      {isChoosing && <FollowLanguagesScreen account={account} onClose={() => setChoosing(false)} />}
    </>
  );
}

function NotifyButton({ accountId, relationship }: { accountId: string; relationship: Relationship }) {
  const text = useMessages(profilePartMessages);
  const { data: features } = useFeatures();
  const run = useAction();
  if (features?.followSettings !== true) return null;
  const { notifying, showing_reblogs: reblogs, languages } = relationship;
  const settings = { notify: !notifying, reblogs, languages: languages ?? [] };
  return (
    <IconButton
      className="rk-profile-round rk-profile-bell"
      label={notifying ? text.stopNotifying() : text.notify()}
      icon={notifying ? <BellRing size={20} strokeWidth={1.85} aria-hidden /> : <Bell size={20} strokeWidth={1.85} aria-hidden />}
      isPressed={notifying}
      onClick={() => void run(() => changeFollow, { accountId, settings }, text.changeFailed())}
    />
  );
}

function ChatLink({ href, acct }: { href: string; acct: string }) {
  const name = useMessages(profileMessages).message({ acct });
  return (
    <Link className="rk-icon-button rk-profile-round rk-profile-chat" href={href} aria-label={name}>
      <MessagesSquare size={20} strokeWidth={1.85} aria-hidden="true" />
    </Link>
  );
}

function EditLink() {
  const { hrefs } = usePeopleOptions();
  return (
    <Link className="rk-button" data-variant="secondary" data-size="md" href={hrefs.profileEditor}>
      {useMessages(profilePartMessages).editProfile()}
    </Link>
  );
}
