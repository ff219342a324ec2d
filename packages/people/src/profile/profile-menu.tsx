import { LazyMenuButton, rowIcon, useMessages, type MenuItem } from '@rookery/ui';
import {
  Ban,
  Flag,
  HandHeart,
  Link2,
  MessagesSquare,
  Repeat2,
  ServerOff,
  Share2,
  UserRoundX,
  Volume2,
  VolumeX,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { profileMessages } from './profile-messages.js';
import { profilePartMessages } from './messages.js';

/** A switch of the menu: its state, and its change. */
interface Toggle {
  readonly isOn: boolean;
  change(): void;
}

/** The actions of a profile's menu. An absent one is not offered. */
export interface ProfileActions {
  mention?: (() => void) | undefined;
  directMessage?: (() => void) | undefined;
  chatHref?: string | undefined;
  addToList?: (() => void) | undefined;
  /** Shows the account's reposts in Home. */
  reblogs?: Toggle | undefined;
  endorse?: Toggle | undefined;
  removeFollower?: (() => void) | undefined;
  mute?: Toggle | undefined;
  block?: Toggle | undefined;
  blockDomain?: (Toggle & { readonly domain: string }) | undefined;
  report?: (() => void) | undefined;
  copyLink?: (() => void) | undefined;
  share?: (() => void) | undefined;
  /** The profile on its own server. */
  originalUrl?: string | undefined;
}

const icon = { size: 18, strokeWidth: 1.85, 'aria-hidden': true } as const;
const icons = { more: rowIcon('ellipsis'), mention: rowIcon('at-sign'), direct: rowIcon('mail'), lists: rowIcon('list') };
const original = rowIcon('external-link');

/** The menu of a profile. Nothing without an action. */
export function ProfileMenu({ acct, actions }: { acct: string; actions: ProfileActions }) {
  const text = useMessages(profileMessages);
  const parts = useMessages(profilePartMessages);
  const { reblogs, endorse, mute, block, blockDomain } = actions;
  const action = (id: string, label: string, image: ReactNode, onAction: (() => void) | undefined): MenuItem[] =>
    onAction === undefined ? [] : [{ id, label, icon: image, onAction }];
  const danger = (items: MenuItem[]): MenuItem[] => items.map(item => ({ ...item, isDanger: true }));
  const link = (id: string, label: string, image: ReactNode, href: string | undefined): MenuItem[] =>
    href === undefined ? [] : [{ id, label, icon: image, href }];
  const domain = blockDomain?.domain ?? '';
  const items: MenuItem[] = [
    ...action('mention', text.mention({ acct }), icons.mention, actions.mention),
    ...action('direct', text.directMessage({ acct }), icons.direct, actions.directMessage),
    ...link('chat', text.message({ acct }), <MessagesSquare {...icon} />, actions.chatHref),
    ...action('lists', text.addToList(), icons.lists, actions.addToList),
    ...action('reblogs', reblogs?.isOn ? parts.hideReblogs() : parts.showReblogs(), <Repeat2 {...icon} />, reblogs?.change),
    ...action('endorse', endorse?.isOn ? parts.unendorse() : parts.endorse(), <HandHeart {...icon} />, endorse?.change),
    ...action('copyLink', parts.copyLink(), <Link2 {...icon} />, actions.copyLink),
    ...action('share', parts.share(), <Share2 {...icon} />, actions.share),
    ...link('original', parts.openOriginal(), original, actions.originalUrl),
    ...action('removeFollower', parts.removeFollower({ acct }), <UserRoundX {...icon} />, actions.removeFollower),
    ...action(
      'mute',
      mute?.isOn ? parts.unmute({ acct }) : parts.mute({ acct }),
      mute?.isOn ? <Volume2 {...icon} /> : <VolumeX {...icon} />,
      mute?.change,
    ),
    ...danger(action('block', block?.isOn ? parts.unblock({ acct }) : parts.block({ acct }), <Ban {...icon} />, block?.change)),
    ...danger(
      action(
        'blockDomain',
        blockDomain?.isOn ? parts.unblockDomain({ domain }) : parts.blockDomain({ domain }),
        <ServerOff {...icon} />,
        blockDomain?.change,
      ),
    ),
    ...danger(action('report', parts.report({ acct }), <Flag {...icon} />, actions.report)),
  ];
  if (items.length === 0) return null;
  return <LazyMenuButton className="rk-profile-round" label={parts.more()} icon={icons.more} items={items} />;
}
