import {
  Button,
  LazyMenu,
  StateLabel,
  useMenuTrigger,
  useMessages,
  type MenuItem,
  type Messages,
  type MessageSet,
} from '@rookery/ui';
import { Bell, BellOff, ChevronDown, Languages, Repeat2, UserRoundX } from 'lucide-react';
import type { ReactNode } from 'react';
import type { FollowOptions, FollowState } from './follow-state.js';
import { followMessages } from './messages.js';

export interface FollowButtonProps {
  state: FollowState;
  /** The name of the account. */
  name: string;
  /** Beside others in a list: the accessible name of the button says whose it is. */
  isInList?: boolean;
  size?: 'sm' | 'md';
  /** Following is what the page is for. */
  isPrimary?: boolean;
  className?: string | undefined;
  /** Follows, takes back a request, unfollows or unblocks, as the state has it. */
  onPress(): void;
  /** The menu behind 'Following'. Absent: a press unfollows. */
  options?: FollowOptions | undefined;
}

type Texts = Messages<typeof followMessages extends MessageSet<infer Key> ? Key : never>;

/**
 * The one follow button of profiles, lists, suggestions and hover cards: it reads as a state, with its end behind it (HINT-03). It is the
 * same element in every state, so that it keeps the focus.
 */
export function FollowButton({ state, name, options, onPress, ...props }: FollowButtonProps) {
  const { isInList = false, size = 'md', isPrimary = false, className } = props;
  const text = useMessages(followMessages);
  const { triggerProps, popoverProps } = useMenuTrigger(text.options({ name }));
  if (state === 'absent') return null;
  if (state === 'blockedBy') return <span className="rk-follow-note">{text.blockedBy()}</span>;
  const isMenu = state === 'following' && options !== undefined;
  const [label, fullName] = isMenu
    ? [<MenuLabel key="menu" text={text.following()} />, text.options({ name })]
    : labels[state](text, name);
  const isOffer = state === 'follow' || state === 'followBack' || state === 'loading';
  return (
    <>
      <Button
        size={size}
        className={className}
        variant={state === 'blocked' ? 'danger' : isOffer && isPrimary ? 'primary' : 'secondary'}
        disabled={state === 'loading'}
        aria-label={isInList || isMenu ? fullName : undefined}
        {...(isMenu ? triggerProps : { ref: triggerProps.ref, onClick: onPress })}
      >
        {label}
      </Button>
      {isMenu && popoverProps !== null && <LazyMenu {...popoverProps} items={menuItems(options, onPress, text)} />}
    </>
  );
}

/** The label of the button and its name in a list, by state. */
const labels = {
  loading: (text, name) => [text.follow(), text.followName({ name })],
  follow: (text, name) => [text.follow(), text.followName({ name })],
  followBack: (text, name) => [text.followBack(), text.followBackName({ name })],
  requested: (text, name) => [
    <StateLabel key="state" state={text.requested()} action={text.cancelRequest()} />,
    text.requestedName({ name }),
  ],
  following: (text, name) => [
    <StateLabel key="state" state={text.following()} action={text.unfollow()} />,
    text.followingName({ name }),
  ],
  blocked: (text, name) => [
    <StateLabel key="state" state={text.blocked()} action={text.unblock()} />,
    text.blockedName({ name }),
  ],
} satisfies Partial<Record<FollowState, (text: Texts, name: string) => [ReactNode, string]>>;

function MenuLabel({ text }: { text: string }) {
  return (
    <>
      {text}
      <ChevronDown size={16} strokeWidth={1.85} aria-hidden="true" />
    </>
  );
}

const icon = { size: 18, strokeWidth: 1.85, 'aria-hidden': true } as const;

function menuItems(options: FollowOptions, onUnfollow: () => void, text: Texts): MenuItem[] {
  const { isNotifying, showsReblogs, onNotify, onShowReblogs, onLanguages } = options;
  const items: MenuItem[] = [];
  if (onNotify)
    items.push({
      id: 'notify',
      label: isNotifying ? text.stopNotifying() : text.notify(),
      icon: isNotifying ? <BellOff {...icon} /> : <Bell {...icon} />,
      onAction: () => onNotify(!isNotifying),
    });
  if (onShowReblogs)
    items.push({
      id: 'reblogs',
      label: showsReblogs ? text.hideReblogs() : text.showReblogs(),
      icon: <Repeat2 {...icon} />,
      onAction: () => onShowReblogs(!showsReblogs),
    });
  if (onLanguages) items.push({ id: 'languages', label: text.languages(), icon: <Languages {...icon} />, onAction: onLanguages });
  items.push({
    id: 'unfollow',
    label: text.unfollow(),
    icon: <UserRoundX {...icon} />,
    isDanger: true,
    onAction: onUnfollow,
  });
  return items;
}
