import type { Account } from '@rookery/api-client';
import { Avatar, plainName, prefersReducedMotion, safeUrl, useMessages } from '@rookery/ui';
import { profilePartMessages } from './messages.js';

type Picture = 'avatar' | 'header';

interface ProfilePictureProps {
  account: Account;
  /** Shows it in full. */
  onOpen(): void;
}

const AVATAR_SIZE = 104;

/** The header picture, which opens in full. */
export function HeaderPicture({ account, onOpen }: ProfilePictureProps) {
  const text = useMessages(profilePartMessages);
  const name = plainName(account.display_name, account.emojis) || account.username;
  const src = shownPicture(account, 'header');
  return (
    <div className="rk-profile-banner">
      {src !== null && (
        <button type="button" aria-label={text.openHeader({ name })} onClick={onOpen}>
          <img referrerPolicy="no-referrer" src={src} alt={account.header_description} decoding="async" />
        </button>
      )}
    </div>
  );
}

/** The avatar, which opens in full. */
export function AvatarPicture({ account, onOpen }: ProfilePictureProps) {
  const text = useMessages(profilePartMessages);
  const name = plainName(account.display_name, account.emojis) || account.username;
  const src = shownPicture(account, 'avatar');
  const avatar = <Avatar src={src} name={name} size={AVATAR_SIZE} />;
  if (src === null) return <span className="rk-profile-avatar">{avatar}</span>;
  return (
    <button type="button" className="rk-profile-avatar" aria-label={text.openAvatar({ name })} onClick={onOpen}>
      {avatar}
    </button>
  );
}

/** The picture without its animation for readers who want less motion; null without one that is safe. */
function shownPicture(account: Account, picture: Picture): string | null {
  const still = picture === 'avatar' ? account.avatar_static : account.header_static;
  return safeUrl(prefersReducedMotion() && still !== '' ? still : account[picture], 'media');
}
