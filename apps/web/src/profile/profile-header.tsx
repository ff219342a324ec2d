import type { Account, AccountCounts } from '@rookery/api-client';
import { Handle, Loading, RichText, shownHandle, Skeleton, useMessages } from '@rookery/ui';
import type { ReactNode } from 'react';
import { profilePartMessages } from './messages.js';
import { ProfileCounts, ProfileDates, ProfileFields, richTextHrefs } from './profile-details.js';
import { ProfileNames } from './profile-names.js';
import { AvatarPicture, HeaderPicture } from './profile-pictures.js';
import './profile.css';
import './profile-extras.css';

interface ProfileHeaderProps {
  account: Account;
  counts: AccountCounts;
  /** Whether the account follows the reader; null while that is not known. */
  followsReader?: boolean | null;
  /** Shows the avatar or the header picture in full. */
  onOpenPicture(picture: 'avatar' | 'header'): void;
  /** Buttons beside the avatar: menu, follow. */
  actions?: ReactNode;
  /** Banners above the names. */
  banner?: ReactNode;
  /** Below the counts: what is known of the account beyond itself. */
  children?: ReactNode;
}

/** Header picture, avatar, names, bio, fields with verification marks, dates and counts. NAV-03, HINT-03 */
export function ProfileHeader(props: ProfileHeaderProps) {
  const { account, counts, followsReader = false, onOpenPicture, actions, banner, children } = props;
  const name = account.display_name || account.username;
  return (
    <section className="app-profile" aria-label={name}>
      <HeaderPicture account={account} onOpen={() => onOpenPicture('header')} />
      <div className="app-profile-body">
        <div className="app-profile-top">
          <AvatarPicture account={account} onOpen={() => onOpenPicture('avatar')} />
          <div className="app-profile-actions">{actions}</div>
        </div>
        {banner}
        <ProfileNames key={account.id} account={account} followsReader={followsReader} />
        <div className="app-profile-note" dir="auto">
          <RichText html={account.note} emojis={account.emojis} mentions={[]} tags={[]} hrefs={richTextHrefs} />
        </div>
        <ProfileFields account={account} />
        <ProfileDates account={account} />
        {!account.suspended && <ProfileCounts account={account} counts={counts} />}
        {children}
      </div>
    </section>
  );
}

/** A profile without its pictures and words: it was suspended, or the moderators hide it. */
export function HiddenProfile({ account, actions, children }: Pick<ProfileHeaderProps, 'account' | 'actions' | 'children'>) {
  const text = useMessages(profilePartMessages);
  return (
    <section className="app-profile" aria-label={`@${shownHandle(account.acct)}`} data-hidden>
      <div className="app-profile-banner" />
      <div className="app-profile-body">
        <div className="app-profile-top">
          <span className="app-profile-avatar">
            <span className="rk-avatar" style={{ inlineSize: 104, blockSize: 104 }} aria-hidden="true" />
          </span>
          <div className="app-profile-actions">{actions}</div>
        </div>
        <h2 className="app-profile-name">
          <Handle acct={account.acct} />
        </h2>
        {account.suspended && <p className="app-profile-handle">{text.suspendedTitle()}</p>}
        {children}
      </div>
    </section>
  );
}

/** Reserves the space of a profile's header while it loads. */
export function ProfileSkeleton() {
  return (
    <div className="app-profile" aria-busy="true">
      <div className="app-profile-banner" />
      <div className="app-profile-body">
        <Skeleton />
      </div>
      <Loading />
    </div>
  );
}
