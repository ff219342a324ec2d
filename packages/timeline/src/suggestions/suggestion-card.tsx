import { Avatar, Button, StateLabel, DisplayName, IconButton, Link, safeUrl, useMessages, VerifiedBadge } from '@rookery/ui';
import { X } from 'lucide-react';
import { useTimelineOptions } from '../options/use-timeline-options.js';
import { suggestionMessages } from './messages.js';
import type { SuggestedProfile } from './use-suggestions.js';

export interface SuggestionHandlers {
  onFollow(accountId: string, isOn: boolean): void;
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
      <FollowButton profile={profile} name={name} onFollow={onFollow} />
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

interface FollowButtonProps {
  profile: SuggestedProfile;
  name: string;
  onFollow(accountId: string, isOn: boolean): void;
}

function FollowButton({ profile: { account, relationship }, name, onFollow }: FollowButtonProps) {
  const text = useMessages(suggestionMessages);
  const isOn = relationship?.following === true || relationship?.requested === true;
  const [action, label] = relationship?.requested
    ? [text.requested(), text.requestedName({ name })]
    : relationship?.following
      ? [<StateLabel key="state" state={text.isFollowing()} action={text.unfollow()} />, text.unfollowName({ name })]
      : [text.follow(), text.followName({ name })];
  return (
    <Button
      size="sm"
      variant="secondary"
      aria-label={label}
      disabled={relationship === undefined}
      onClick={() => onFollow(account.id, !isOn)}
    >
      {action}
    </Button>
  );
}
