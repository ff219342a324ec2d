import type { Status } from '@rookery/api-client';
import { useClient } from '@rookery/store';
import { safeUrl, useMessages, useNotify, type MenuItem } from '@rookery/ui';
import { AtSign, Bookmark, CalendarDays, Copy, ExternalLink, Quote, Repeat, Trash2 } from 'lucide-react';
import type { StatusCommandId } from '../commands/command-context.js';
import { statusCommands } from '../commands/status-commands.js';
import { useTimelineOptions } from '../options/use-timeline-options.js';
import { messages as statusMessages } from '../status/messages.js';
import { statusMenuMessages } from '../status/status-menu-messages.js';
import { useStatusRowHost } from '../status/use-status-row-host.js';
import { calendarOf, saveCalendar } from './download-calendar.dom.js';
import { eventMessages } from './messages.js';

const icon = { size: 18, strokeWidth: 1.85, 'aria-hidden': true } as const;

/** The page of an event has no row: text and media behind warnings have buttons of their own. */
const noRow = {
  element: () => null,
  isTextOpen: true,
  isMediaCovered: false,
  setTextOpen: () => undefined,
  setMediaCovered: () => undefined,
  showMediaInPlace: () => undefined,
};

/** The menu of an event: its calendar file, and the commands of its post. */
export function useEventMenu(status: Status): MenuItem[] {
  const text = useMessages(eventMessages);
  const words = useMessages(statusMessages);
  const menu = useMessages(statusMenuMessages);
  const client = useClient();
  const notify = useNotify();
  const app = useTimelineOptions();
  const { actions, ownAccountId } = useStatusRowHost(null);
  const originalUrl = safeUrl(status.url ?? status.uri, 'link');
  const commands = statusCommands({ status, isFocused: true, ownAccountId, originalUrl, row: noRow }, { app, actions });
  const exportCalendar = async (): Promise<void> => {
    const file = await calendarOf(client, status, Date.now());
    if (file === null) notify({ kind: 'error', text: text.exportFailed() });
    else saveCalendar(file);
  };
  const offered: { id: StatusCommandId; label: string; icon: MenuItem['icon']; isDanger?: boolean }[] = [
    { id: 'copyLink', label: menu.copyLink(), icon: <Copy {...icon} /> },
    { id: 'openOriginal', label: menu.openOriginal(), icon: <ExternalLink {...icon} /> },
    { id: 'bookmark', label: status.bookmarked ? text.removeBookmark() : words.bookmark(), icon: <Bookmark {...icon} /> },
    { id: 'reblog', label: status.reblogged ? text.undoRepost() : words.repost(), icon: <Repeat {...icon} /> },
    { id: 'quote', label: words.quote(), icon: <Quote {...icon} /> },
    { id: 'mention', label: menu.mention({ acct: status.account.acct }), icon: <AtSign {...icon} /> },
    { id: 'delete', label: menu.delete(), icon: <Trash2 {...icon} />, isDanger: true },
  ];
  return [
    ...(status.event?.start_time === null
      ? []
      : [{ id: 'export', label: text.export(), icon: <CalendarDays {...icon} />, onAction: () => void exportCalendar() }]),
    ...offered
      .filter(({ id }) => commands.refusal(id) === null)
      .map(item => ({ ...item, onAction: () => void commands.run(item.id) })),
  ];
}
