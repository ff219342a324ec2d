import { DockedBar } from '@rookery/chats/docked';
import { unreadCounts } from '@rookery/notifications/unread';
import { useOwnAccount } from '@rookery/store';
import { lazyPart, useFormat, useMessages, useStore } from '@rookery/ui';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { messages } from '../messages/messages.js';
import { isChatsPath } from '../routing/hrefs.js';
import { useSettings } from '../settings/settings-provider.js';
import { useMediaQuery } from '../shell/use-media-query.js';
import '@rookery/chats/docked.css';

const DockedChats = lazyPart(async () => (await import('./docked-chats.js')).DockedChats);

/**
 * The docked chats of wide layouts (CHAT-32): beside every page but the chats themselves, for an account that has been welcomed to them. Its
 * code loads when they are open.
 */
export function DockedChatsScreen() {
  const isWide = useMediaQuery('(min-width: 80em)');
  const { pathname } = useLocation();
  const { data: account } = useOwnAccount();
  const { settings, change } = useSettings();
  const isOpen = settings.chatPane === 'open';
  const [wasOpen, setWasOpen] = useState(isOpen);
  const [isPressed, setPressed] = useState(false);
  if (isOpen && !wasOpen) setWasOpen(true);
  if (!isWide || isChatsPath(pathname) || account?.chats_onboarded !== true) return null;
  const setOpen = (next: boolean): void => change({ chatPane: next ? 'open' : 'minimized' });
  const openByBar = (): void => {
    setPressed(true);
    setOpen(true);
  };
  const bar = <Bar onOpen={openByBar} />;
  if (!wasOpen) return bar;
  const onLoadFailed = (): void => {
    setOpen(false);
    setWasOpen(false);
  };
  return <DockedChats isOpen={isOpen} takesFocus={isPressed} onOpenChange={setOpen} fallback={bar} onLoadFailed={onLoadFailed} />;
}

function Bar({ onOpen }: { onOpen: () => void }) {
  const text = useMessages(messages);
  const format = useFormat();
  const count = useStore(unreadCounts, ({ chats }) => chats);
  const [name, formatted] = [text.chats(), format.number(count)];
  const unread = count === 0 ? null : { count: formatted, label: text.unread({ name, count, formatted }) };
  return <DockedBar name={name} unread={unread} onOpen={onOpen} />;
}
