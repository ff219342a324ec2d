import type { Status } from '@rookery/api-client';
import { rowIcon, useMessages, type ButtonMenuProps } from '@rookery/ui';
import { MenuPopover, type MenuItem } from '@rookery/ui/menu';
import { MessagesSquare, Smile } from 'lucide-react';
import type { ReactElement } from 'react';
import type { StatusCommandId, StatusCommands } from '../commands/status-commands.js';
import { useTimelineOptions } from '../options/use-timeline-options.js';
import { statusMenuMessages } from './status-menu-messages.js';

const icons = {
  open: rowIcon('open'),
  copy: rowIcon('copy'),
  original: rowIcon('external-link'),
  mention: rowIcon('at-sign'),
  edit: rowIcon('pencil'),
  delete: rowIcon('trash'),
  quote: rowIcon('quote'),
  react: <Smile size={18} strokeWidth={1.85} aria-hidden="true" />,
  chat: <MessagesSquare size={18} strokeWidth={1.85} aria-hidden="true" />,
  show: rowIcon('eye'),
  hide: rowIcon('eye-off'),
};

interface StatusMenuProps extends ButtonMenuProps {
  status: Status;
  /** A command that the post refuses has no item. */
  commands: StatusCommands;
  isMediaCovered: boolean;
}

/** The menu of a post. What cannot be undone is at its end. */
export function StatusMenu({ status, commands, isMediaCovered, ...menu }: StatusMenuProps) {
  const text = useMessages(statusMenuMessages);
  const { hrefs } = useTimelineOptions();
  const quotesHref = hrefs.quotes?.(status) ?? null;
  const chatHref = hrefs.chat?.(status.account) ?? null;
  const item = (id: StatusCommandId, label: string, icon: ReactElement, isDanger = false): MenuItem[] =>
    commands.refusal(id) === null ? [{ id, label, icon, isDanger, onAction: () => void commands.run(id) }] : [];
  const items = [
    ...item('open', text.open(), icons.open),
    ...item('react', text.react(), icons.react),
    ...item('edit', text.edit(), icons.edit),
    ...item('mention', text.mention({ acct: status.account.acct }), icons.mention),
    ...(chatHref === null
      ? []
      : [{ id: 'chat', label: text.message({ acct: status.account.acct }), icon: icons.chat, href: chatHref }]),
    ...(quotesHref === null || status.quotes_count === 0
      ? []
      : [{ id: 'quotes', label: text.openQuotes(), icon: icons.quote, href: quotesHref }]),
    ...item('copyLink', text.copyLink(), icons.copy),
    ...item('openOriginal', text.openOriginal(), icons.original),
    ...item(
      'toggleMedia',
      ...(isMediaCovered ? ([text.showMedia(), icons.show] as const) : ([text.hideMedia(), icons.hide] as const)),
    ),
    ...item('redraft', text.redraft(), icons.delete, true),
    ...item('delete', text.delete(), icons.delete, true),
  ];
  return <MenuPopover {...menu} items={items} />;
}
