import type { Account, AccountCounts } from '@rookery/api-client';
import { Avatar, Identity, RichText, safeUrl, useMessages } from '@rookery/ui';
import type { ReactNode } from 'react';
import { profileMessages } from '../profile/profile-messages.js';
import { ProfileCounts } from '../profile/profile-details.js';
import { profilePartMessages } from '../profile/messages.js';
import { NamedSentence } from '../profile/named-sentence.js';
import { useTimelineOptions } from '@rookery/timeline';

interface ProfileCardProps {
  account: Account;
  counts: AccountCounts;
  followsReader: boolean;
  followButton: ReactNode;
}

/** A profile in short: avatar, name with its badge, bio, counts and the follow button. */
export function ProfileCard({ account, counts, followsReader, followButton }: ProfileCardProps) {
  const text = useMessages(profileMessages);
  const { hrefs } = useTimelineOptions();
  const parts = useMessages(profilePartMessages);
  const name = account.display_name || account.username;
  const isHidden = account.suspended || account.limited;
  const facts = [
    followsReader && text.followsYou(),
    account.bot && text.bot(),
    account.group && parts.group(),
    account.suspended && parts.suspendedTitle(),
    account.limited && parts.limitedTitle(),
  ].filter(fact => fact !== false);
  return (
    <div className="rk-profile-card">
      <div className="rk-profile-card-top">
        <Avatar src={isHidden ? null : safeUrl(account.avatar_static, 'media')} name={name} size={56} />
        {followButton}
      </div>
      <Identity
        displayName={isHidden ? account.username : name}
        acct={account.acct}
        verified={account.verified}
        emojis={account.emojis}
        href={hrefs.account(account)}
      />
      <p className="rk-profile-card-facts">
        {facts.join(' · ')}
        {account.moved !== null && (
          <>
            {facts.length > 0 && ' · '}
            <NamedSentence sentence={parts.movedText} name={name} emojis={account.emojis} />
          </>
        )}
      </p>
      {!isHidden && (
        <>
          <div className="rk-profile-card-note" dir="auto">
            <RichText html={account.note} emojis={account.emojis} mentions={[]} tags={[]} hrefs={hrefs} />
          </div>
          <ProfileCounts account={account} counts={counts} />
        </>
      )}
    </div>
  );
}
