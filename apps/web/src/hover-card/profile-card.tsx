import type { Account, AccountCounts } from '@rookery/api-client';
import { Avatar, Identity, RichText, safeUrl, useMessages } from '@rookery/ui';
import type { ReactNode } from 'react';
import { profileMessages } from '../messages/profile-messages.js';
import { ProfileCounts, richTextHrefs } from '../profile/profile-details.js';
import { profilePartMessages } from '../profile/messages.js';
import { NamedSentence } from '../profile/named-sentence.js';
import { hrefs } from '../routing/hrefs.js';
import '../profile/profile.css';
import './profile-card.css';

interface ProfileCardProps {
  account: Account;
  counts: AccountCounts;
  followsReader: boolean;
  followButton: ReactNode;
}

/** A profile in short: avatar, name with its badge, bio, counts and the follow button. */
export function ProfileCard({ account, counts, followsReader, followButton }: ProfileCardProps) {
  const text = useMessages(profileMessages);
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
    <div className="app-profile-card">
      <div className="app-profile-card-top">
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
      <p className="app-profile-card-facts">
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
          <div className="app-profile-card-note" dir="auto">
            <RichText html={account.note} emojis={account.emojis} mentions={[]} tags={[]} hrefs={richTextHrefs} />
          </div>
          <ProfileCounts account={account} counts={counts} />
        </>
      )}
    </div>
  );
}
