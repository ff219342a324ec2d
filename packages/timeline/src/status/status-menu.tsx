import type { Status } from '@rookery/api-client';
import { rowIcon, useMessages, type ButtonMenuProps } from '@rookery/ui';
import { MenuPopover, type MenuItem } from '@rookery/ui/menu';
import { BellOff, Flag, Funnel, MessagesSquare, Pin, Share2, ShieldBan, Smile, UsersRound, VolumeX } from 'lucide-react';
import type { ReactElement } from 'react';
import type { StatusCommandId } from '../commands/command-context.js';
import type { StatusCommands } from '../commands/status-commands.js';
import { filterableWords } from '../filters/filterable-words.js';
import { useTimelineOptions } from '../options/use-timeline-options.js';
import { statusMenuMessages } from './status-menu-messages.js';

const icon = { size: 18, strokeWidth: 1.85, 'aria-hidden': true } as const;
const icons = {
  open: rowIcon('open'),
  copy: rowIcon('copy'),
  original: rowIcon('external-link'),
  mention: rowIcon('at-sign'),
  edit: rowIcon('pencil'),
  delete: rowIcon('trash'),
  quote: rowIcon('quote'),
  react: <Smile {...icon} />,
  chat: <MessagesSquare {...icon} />,
  bookmark: rowIcon('bookmark'),
  share: <Share2 {...icon} />,
  actAs: <UsersRound {...icon} />,
  pin: <Pin {...icon} />,
  directMessage: rowIcon('mail'),
  muteConversation: <BellOff {...icon} />,
  filter: <Funnel {...icon} />,
  mute: <VolumeX {...icon} />,
  block: <ShieldBan {...icon} />,
  report: <Flag {...icon} />,
  show: rowIcon('eye'),
  hide: rowIcon('eye-off'),
};

/** Longer words are cut in the menu, in UTF-16 units. */
const SHOWN_WORDS = 30;

interface StatusMenuProps extends ButtonMenuProps {
  status: Status;
  /** A command that the post refuses has no item. */
  commands: StatusCommands;
  isMediaCovered: boolean;
  /** The words of the post that were selected when the button was pressed; '' for none. */
  selected: string;
}

/** The menu of a post. What cannot be undone is at its end. */
export function StatusMenu({ status, commands, isMediaCovered, selected, ...menu }: StatusMenuProps) {
  const text = useMessages(statusMenuMessages);
  const { hrefs, onFilterWords, onFilterPost, onActAs } = useTimelineOptions();
  const words = onFilterWords === null ? [] : filterableWords(status, selected);
  const quotesHref = hrefs.quotes?.(status) ?? null;
  const chatHref = hrefs.chat?.(status.account) ?? null;
  const item = (id: StatusCommandId, label: string, image: ReactElement, isDanger = false): MenuItem[] =>
    commands.refusal(id) === null ? [{ id, label, icon: image, isDanger, onAction: () => void commands.run(id) }] : [];
  const { acct } = status.account;
  const isOwn = commands.refusal('muteAuthor') === 'own';
  const items = [
    ...item('open', text.open(), icons.open),
    ...item('react', text.react(), icons.react),
    ...item('edit', text.edit(), icons.edit),
    ...item('pin', status.pinned ? text.unpin() : text.pin(), icons.pin),
    ...item('bookmark', status.bookmarked ? text.unbookmark() : text.bookmark(), icons.bookmark),
    ...item('mention', text.mention({ acct }), icons.mention),
    ...item('directMessage', text.directMessage({ acct }), icons.directMessage),
    ...(chatHref === null ? [] : [{ id: 'chat', label: text.message({ acct }), icon: icons.chat, href: chatHref }]),
    ...(quotesHref === null || status.quotes_count === 0
      ? []
      : [{ id: 'quotes', label: text.openQuotes(), icon: icons.quote, href: quotesHref }]),
    ...(onActAs === null || commands.refusal('favourite') === 'under-review'
      ? []
      : [{ id: 'actAs', label: text.actAs(), icon: icons.actAs, onAction: () => onActAs(status) }]),
    ...item('share', text.share(), icons.share),
    ...item('copyLink', text.copyLink(), icons.copy),
    ...item('openOriginal', text.openOriginal(), icons.original),
    ...item(
      'toggleMedia',
      ...(isMediaCovered ? ([text.showMedia(), icons.show] as const) : ([text.hideMedia(), icons.hide] as const)),
    ),
    ...item('muteConversation', status.muted ? text.unmuteConversation() : text.muteConversation(), icons.muteConversation),
    ...words.map((word): MenuItem => ({
      id: `filter ${word}`,
      label: text.filterWords({ words: word.length > SHOWN_WORDS ? `${word.slice(0, SHOWN_WORDS)}…` : word }),
      icon: icons.filter,
      onAction: () => onFilterWords?.(word),
    })),
    ...(onFilterPost === null || isOwn
      ? []
      : [{ id: 'filterPost', label: text.filterPost(), icon: icons.filter, onAction: () => onFilterPost(status) }]),
    ...item('muteAuthor', text.mute({ acct }), icons.mute),
    ...item('blockAuthor', text.block({ acct }), icons.block, true),
    ...item('report', text.report(), icons.report, true),
    ...item('redraft', text.redraft(), icons.delete, true),
    ...item('delete', text.delete(), icons.delete, true),
  ];
  return <MenuPopover {...menu} items={items} />;
}
