import type { Account, AccountCounts } from '@rookery/api-client';
import { useTimelineOptions } from '@rookery/timeline';
import { Handle, Loading, RichText, shownHandle, Skeleton, useMessages } from '@rookery/ui';
import type { ReactNode } from 'react';
import { profilePartMessages } from './messages.js';
import { ProfileCounts, ProfileDates, ProfileFields } from './profile-details.js';
import { ProfileNames } from './profile-names.js';
import { AvatarPicture, HeaderPicture } from './profile-pictures.js';

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
  const { hrefs } = useTimelineOptions();
  const name = account.display_name || account.username;
  return (
    <section className="rk-profile" aria-label={name}>
      <HeaderPicture account={account} onOpen={() => onOpenPicture('header')} />
      <div className="rk-profile-body">
        <div className="rk-profile-top">
          <AvatarPicture account={account} onOpen={() => onOpenPicture('avatar')} />
          <div className="rk-profile-actions">{actions}</div>
        </div>
        {banner}
        <ProfileNames key={account.id} account={account} followsReader={followsReader} />
        <div className="rk-profile-note" dir="auto">
          <RichText html={account.note} emojis={account.emojis} mentions={[]} tags={[]} hrefs={hrefs} />
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
    <section className="rk-profile" aria-label={`@${shownHandle(account.acct)}`} data-hidden>
      <div className="rk-profile-banner" />
      <div className="rk-profile-body">
        <div className="rk-profile-top">
          <span className="rk-profile-avatar">
            <span className="rk-avatar" style={{ inlineSize: 104, blockSize: 104 }} aria-hidden="true" />
          </span>
          <div className="rk-profile-actions">{actions}</div>
        </div>
        <h2 className="rk-profile-name">
          <Handle acct={account.acct} />
        </h2>
        {account.suspended && <p className="rk-profile-handle">{text.suspendedTitle()}</p>}
        {children}
      </div>
    </section>
  );
}

/** Reserves the space of a profile's header while it loads. */
export function ProfileSkeleton() {
  return (
    <div className="rk-profile" aria-busy="true">
      <div className="rk-profile-banner" />
      <div className="rk-profile-body">
        <Skeleton />
      </div>
      <Loading />
    </div>
  );
}
