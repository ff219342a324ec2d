import { Avatar, DisplayName, IconButton, Link, safeUrl, useMessages, VerifiedBadge } from '@rookery/ui';
import type { Account } from '@rookery/api-client';
import { X } from 'lucide-react';
import { FollowButton } from '../follow/follow-button.js';
import { followState, type FollowState } from '../follow/follow-state.js';
import { useTimelineOptions } from '../options/use-timeline-options.js';
import { suggestionMessages } from './messages.js';
import type { SuggestedProfile } from './use-suggestions.js';

export interface SuggestionHandlers {
  onFollow(account: Account, state: FollowState): void;
  onDismiss(accountId: string): void;
}

interface SuggestionProps extends SuggestionHandlers {
  profile: SuggestedProfile;
}

const AVATAR_SIZE = 56;

/** A suggested profile with buttons to follow and to dismiss it. */
export function SuggestionCard({ profile, onFollow, onDismiss }: SuggestionProps) {
  const { account } = profile;
  const text = useMessages(suggestionMessages);
  const { hrefs } = useTimelineOptions();
  // Suggestions are for members, and never the reader.
  const state = followState(account, profile.relationship, { isSignedIn: true, ownAccountId: null });
  const [user = account.acct, host] = account.acct.split('@');
  const name = account.display_name.trim() || user;
  return (
    <li className="rk-suggestion">
      <Link className="rk-suggestion-person" href={hrefs.account(account)}>
        <Avatar src={safeUrl(account.avatar_static || account.avatar, 'media')} name={name} size={AVATAR_SIZE} />
        <span className="rk-suggestion-name">
          <DisplayName name={name} emojis={account.emojis} />
          {account.verified && <VerifiedBadge />}
        </span>
        <bdi className="rk-handle" dir="ltr">
          @{user}
          {host !== undefined && (
            <>
              <wbr />@{host}
            </>
          )}
        </bdi>
      </Link>
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
    </li>
  );
}

/** Moves the focus to the neighbouring card before the pressed button is removed with its own. */
function focusBeside(button: HTMLElement): void {
  const card = button.closest('li');
  const beside = card?.nextElementSibling ?? card?.previousElementSibling ?? null;
  const next = beside?.querySelector<HTMLElement>('.rk-suggestion-dismiss') ?? button.closest('article');
  next?.focus({ preventScroll: true });
}
