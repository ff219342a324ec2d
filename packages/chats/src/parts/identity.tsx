import type { Account } from '@rookery/api-client';
import { Avatar, cleanName, DisplayName, Link, safeUrl, useMessages, VisuallyHidden } from '@rookery/ui';
import { BadgeCheck } from 'lucide-react';
import { Fragment, type MouseEvent, type ReactNode } from 'react';
import { chatsMessages } from '../messages.js';
import { useChatOptions } from './chat-options.js';

/** The name of an account as text. */
export function nameOf(account: Account): string {
  return cleanName(account.display_name).trim() || account.username;
}

/** The name of a chat as text: those of its other members. */
export function chatName(accounts: readonly Account[], separator = ', '): string {
  return accounts.map(nameOf).join(separator);
}

/** A name with its emoji and its badge. */
export function AccountName({ account }: { account: Account }) {
  const text = useMessages(chatsMessages);
  return (
    <span className="rk-chat-name">
      <DisplayName name={nameOf(account)} emojis={account.emojis} />
      {account.verified && (
        <span className="rk-chat-verified">
          {/* An element and no mask of the style sheet: a page whose policy allows only its own images shows it, too. */}
          <BadgeCheck size={16} strokeWidth={2} aria-hidden="true" />
          <VisuallyHidden>{text.verified()}</VisuallyHidden>
        </span>
      )}
    </span>
  );
}

/** The names of all members. */
export function ChatNames({ accounts }: { accounts: readonly Account[] }) {
  return (
    <span className="rk-chat-names">
      {accounts.map((account, index) => (
        <Fragment key={account.id}>
          {index > 0 && ', '}
          <AccountName account={account} />
        </Fragment>
      ))}
    </span>
  );
}

interface AccountAvatarProps {
  account: Account;
  /** Width and height in px. */
  size: number;
}

export function AccountAvatar({ account, size }: AccountAvatarProps) {
  const { Avatar: Slot } = useChatOptions().slots;
  if (Slot !== undefined) return <Slot account={account} size={size} />;
  const src = safeUrl(account.avatar_static || account.avatar, 'media');
  return <Avatar src={src} name={nameOf(account)} size={size} />;
}

/** The picture of a chat: two members overlap in a group. */
export function ChatAvatar({ accounts, size }: { accounts: readonly Account[]; size: number }) {
  const [first, second] = accounts;
  if (first === undefined) return null;
  if (second === undefined) return <AccountAvatar account={first} size={size} />;
  return (
    <span className="rk-chat-avatars">
      <AccountAvatar account={first} size={Math.round(size * 0.72)} />
      <AccountAvatar account={second} size={Math.round(size * 0.72)} />
    </span>
  );
}

interface ProfileLinkProps {
  account: Account;
  className?: string;
  /** The link repeats one beside it: skipped by keyboard and assistive technology. */
  isRepeated?: boolean;
  children: ReactNode;
}

/** A link to a profile (CHAT-29). */
export function ProfileLink({ account, className, isRepeated = false, children }: ProfileLinkProps) {
  const { links } = useChatOptions();
  const { onOpenProfile } = links;
  const open = (event: MouseEvent): void => {
    const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    if (onOpenProfile === undefined || !isPlain) return;
    event.preventDefault();
    onOpenProfile(account);
  };
  return (
    <Link
      className={className}
      href={links.profileHref(account)}
      onClick={open}
      tabIndex={isRepeated ? -1 : undefined}
      aria-hidden={isRepeated || undefined}
    >
      {children}
    </Link>
  );
}
