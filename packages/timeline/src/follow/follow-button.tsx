import { Button, LazyMenuButton, StateLabel, useMessages, type MenuItem } from '@rookery/ui';
import { Bell, BellOff, ChevronDown, Languages, Repeat2, UserRoundX } from 'lucide-react';
import type { FollowOptions, FollowState } from './follow-state.js';
import { followMessages } from './messages.js';
import './follow.css';

export interface FollowButtonProps {
  state: FollowState;
  /** The name of the account. */
  name: string;
  /** Beside others in a list: the accessible name of the button says whose it is. */
  isInList?: boolean;
  size?: 'sm' | 'md';
  /** Following is what the page is for. */
  isPrimary?: boolean;
  className?: string;
  /** Follows, takes back a request, unfollows or unblocks, as the state has it. */
  onPress(): void;
  /** The menu behind 'Following'. Absent: a press unfollows. */
  options?: FollowOptions | undefined;
}

const line = { size: 18, strokeWidth: 1.85, 'aria-hidden': true } as const;

/** The one follow button of profiles, lists, suggestions and hover cards: it reads as a state, with its end behind it (HINT-03). */
export function FollowButton({
  state,
  name,
  isInList = false,
  size = 'md',
  isPrimary = false,
  className,
  onPress,
  options,
}: FollowButtonProps) {
  const text = useMessages(followMessages);
  const button = { size, className, onClick: onPress };
  const named = (label: string) => (isInList ? { 'aria-label': label } : {});
  const variant = isPrimary ? 'primary' : 'secondary';
  switch (state) {
    case 'absent':
      return null;
    case 'blockedBy':
      return <span className="rk-follow-note">{text.blockedBy()}</span>;
    case 'loading':
      return (
        <Button {...button} variant={variant} disabled {...named(text.followName({ name }))}>
          {text.follow()}
        </Button>
      );
    case 'follow':
      return (
        <Button {...button} variant={variant} {...named(text.followName({ name }))}>
          {text.follow()}
        </Button>
      );
    case 'followBack':
      return (
        <Button {...button} variant={variant} {...named(text.followBackName({ name }))}>
          {text.followBack()}
        </Button>
      );
    case 'requested':
      return (
        <Button {...button} {...named(text.requestedName({ name }))}>
          <StateLabel state={text.requested()} action={text.cancelRequest()} />
        </Button>
      );
    case 'blocked':
      return (
        <Button {...button} variant="danger" {...named(text.blockedName({ name }))}>
          <StateLabel state={text.blocked()} action={text.unblock()} />
        </Button>
      );
    case 'following':
      return options === undefined ? (
        <Button {...button} {...named(text.followingName({ name }))}>
          <StateLabel state={text.following()} action={text.unfollow()} />
        </Button>
      ) : (
        <FollowMenu name={name} options={options} size={size} onUnfollow={onPress} />
      );
  }
}

interface FollowMenuProps extends Pick<FollowButtonProps, 'name' | 'size'> {
  options: FollowOptions;
  onUnfollow(): void;
}

function FollowMenu({ name, size, options, onUnfollow }: FollowMenuProps) {
  const text = useMessages(followMessages);
  const { isNotifying, showsReblogs, onNotify, onShowReblogs, onLanguages } = options;
  const items: MenuItem[] = [];
  if (onNotify)
    items.push({
      id: 'notify',
      label: isNotifying ? text.stopNotifying() : text.notify(),
      icon: isNotifying ? <BellOff {...line} /> : <Bell {...line} />,
      onAction: () => onNotify(!isNotifying),
    });
  if (onShowReblogs)
    items.push({
      id: 'reblogs',
      label: showsReblogs ? text.hideReblogs() : text.showReblogs(),
      icon: <Repeat2 {...line} />,
      onAction: () => onShowReblogs(!showsReblogs),
    });
  if (onLanguages) items.push({ id: 'languages', label: text.languages(), icon: <Languages {...line} />, onAction: onLanguages });
  items.push({ id: 'unfollow', label: text.unfollow(), icon: <UserRoundX {...line} />, isDanger: true, onAction: onUnfollow });
  return (
    <LazyMenuButton className="rk-follow-menu" data-size={size} label={text.options({ name })} icon={null} items={items}>
      <span>{text.following()}</span>
      <ChevronDown {...line} size={16} />
    </LazyMenuButton>
  );
}
