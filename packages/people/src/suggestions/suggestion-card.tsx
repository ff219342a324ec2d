import { Avatar, DisplayName, IconButton, Link, PartBoundary, safeUrl, shownHost, useMessages, VerifiedBadge } from '@rookery/ui';
import type { Account } from '@rookery/api-client';
import { X } from 'lucide-react';
import { FollowButton } from '@rookery/timeline/follow';
import { followState, type FollowState } from '@rookery/timeline/follow';
import { useTimelineOptions } from '@rookery/timeline';
import { suggestionMessages } from './messages.js';
import type { SuggestedProfile } from './use-suggestions.js';

export interface SuggestionHandlers {
  onFollow(account: Account, state: FollowState): void;
  onDismiss(accountId: string): void;
}

export interface SuggestionProps extends SuggestionHandlers {
  profile: SuggestedProfile;
}

/** A suggested profile with buttons to follow and to dismiss it. */
export function SuggestionCard(props: SuggestionProps) {
  return (
    <li className="rk-suggestion">
      <PartBoundary>
        <SuggestedPerson account={props.profile.account} avatarSize={56} />
        <SuggestionButtons {...props} />
      </PartBoundary>
    </li>
  );
}

/** The name of an account, or its user name without one. */
const nameOf = ({ display_name, acct }: Account): string => display_name.trim() || (acct.split('@')[0] ?? acct);

/** Avatar, name and handle: the link to the profile. */
export function SuggestedPerson({ account, avatarSize }: { account: Account; avatarSize: number }) {
  const { hrefs } = useTimelineOptions();
  const [user = account.acct, host] = account.acct.split('@');
  const name = nameOf(account);
  return (
    <Link className="rk-suggestion-person" href={hrefs.account(account)}>
      <Avatar src={safeUrl(account.avatar_static || account.avatar, 'media')} name={name} size={avatarSize} />
      <span className="rk-suggestion-name">
        <DisplayName name={name} emojis={account.emojis} />
        {account.verified && (
          <span className="rk-suggestion-badge">
            <VerifiedBadge />
          </span>
        )}
      </span>
      <bdi className="rk-handle" dir="ltr" title={`@${account.acct}`}>
        @{user}
        {host !== undefined && (
          <>
            <wbr />@{shownHost(host)}
          </>
        )}
      </bdi>
    </Link>
  );
}

/** Follows the profile, and removes it from the suggestions. */
export function SuggestionButtons({ profile, onFollow, onDismiss }: SuggestionProps) {
  const { account, relationship } = profile;
  const text = useMessages(suggestionMessages);
  // Suggestions are for members, and never the reader.
  const state = followState(account, relationship, { isSignedIn: true, ownAccountId: null });
  const name = nameOf(account);
  return (
    <>
      <FollowButton state={state} name={name} isInList size="sm" onPress={() => onFollow(account, state)} />
      <IconButton
        className="rk-suggestion-dismiss"
        label={text.dismiss({ name })}
        icon={<X size={16} aria-hidden="true" />}
        onClick={event => {
          focusBeside(event.currentTarget);
          onDismiss(account.id);
        }}
      />
    </>
  );
}

/** Moves the focus to the neighbouring card before the pressed button is removed with its own. */
function focusBeside(button: HTMLElement): void {
  const card = button.closest('li');
  const beside = card?.nextElementSibling ?? card?.previousElementSibling ?? null;
  const next = beside?.querySelector<HTMLElement>('.rk-suggestion-dismiss') ?? button.closest('article');
  next?.focus({ preventScroll: true });
}
