import type { Account } from '@rookery/api-client';
import { Avatar, LazyModal, prefersReducedMotion, safeUrl, useMessages } from '@rookery/ui';
import { useState } from 'react';
import { profilePartMessages } from './messages.js';

type Picture = 'avatar' | 'header';

const AVATAR_SIZE = 104;

/** The header picture, which opens in full. */
export function HeaderPicture({ account }: { account: Account }) {
  const text = useMessages(profilePartMessages);
  const [isOpen, setOpen] = useState(false);
  const name = account.display_name || account.username;
  const src = shownPicture(account, 'header');
  return (
    <div className="app-profile-banner">
      {src !== null && (
        <button type="button" aria-label={text.openHeader({ name })} onClick={() => setOpen(true)}>
          <img src={src} alt={account.header_description} decoding="async" />
        </button>
      )}
      <FullPicture account={account} picture="header" isOpen={isOpen} onClose={() => setOpen(false)} />
    </div>
  );
}

/** The avatar, which opens in full. */
export function AvatarPicture({ account }: { account: Account }) {
  const text = useMessages(profilePartMessages);
  const [isOpen, setOpen] = useState(false);
  const name = account.display_name || account.username;
  const src = shownPicture(account, 'avatar');
  const avatar = <Avatar src={src} name={name} size={AVATAR_SIZE} />;
  if (src === null) return <span className="app-profile-avatar">{avatar}</span>;
  return (
    <>
      <button type="button" className="app-profile-avatar" aria-label={text.openAvatar({ name })} onClick={() => setOpen(true)}>
        {avatar}
      </button>
      <FullPicture account={account} picture="avatar" isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

interface FullPictureProps {
  account: Account;
  picture: Picture;
  isOpen: boolean;
  onClose(): void;
}

function FullPicture({ account, picture, isOpen, onClose }: FullPictureProps) {
  const text = useMessages(profilePartMessages);
  const name = account.display_name || account.username;
  const title = picture === 'avatar' ? text.avatarOf({ name }) : text.headerOf({ name });
  const description = picture === 'avatar' ? account.avatar_description : account.header_description;
  const src = safeUrl(account[picture], 'media');
  return (
    <LazyModal isOpen={isOpen} onClose={onClose} layout="screen" title={title}>
      {src !== null && <img className="app-profile-picture" src={src} alt={description || title} />}
    </LazyModal>
  );
}

/** The picture without its animation for readers who want less motion; null without one that is safe. */
function shownPicture(account: Account, picture: Picture): string | null {
  const still = picture === 'avatar' ? account.avatar_static : account.header_static;
  return safeUrl(prefersReducedMotion() && still !== '' ? still : account[picture], 'media');
}
