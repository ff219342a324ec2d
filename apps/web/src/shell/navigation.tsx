import { Link, useFormat, useMessages, useStore, watchTooltips } from '@rookery/ui';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { messages } from '../messages/messages.js';
import { isAt, type Destination } from './destinations.js';
import { unreadCounts } from '@rookery/notifications/unread';

interface NavigationProps {
  items: readonly Destination[];
  label: string;
  /** The bottom bar of narrow pages: named icons only. @selector [data-bar] */
  isBar?: boolean;
  /** After the items. */
  children?: ReactNode;
}

export function Navigation({ items, label, isBar = false, children }: NavigationProps) {
  const text = useMessages(messages);
  const { pathname } = useLocation();
  const format = useFormat();
  const unread = useStore(unreadCounts, counts => counts);
  return (
    <nav className="app-navigation" aria-label={label} data-bar={isBar || undefined}>
      {items.map(item => {
        const { href, text: key, icon: Icon, unread: kind, waiting } = item;
        const count = kind === undefined ? 0 : unread[kind];
        const name = text[key]();
        const formatted = waiting?.shown ?? format.number(count);
        return (
          <Link
            key={href}
            href={href}
            className="app-navigation-item"
            aria-current={isAt(item, pathname) ? 'page' : undefined}
            aria-label={waiting?.name ?? (count > 0 ? text.unread({ name, count, formatted }) : name)}
            data-tooltip={isBar ? undefined : name}
            onPointerEnter={watchTooltips}
            onFocus={watchTooltips}
          >
            <Icon size={isBar ? 22 : 20} strokeWidth={1.85} aria-hidden="true" />
            {!isBar && <span className="app-navigation-label">{name}</span>}
            {(waiting !== undefined || count > 0) && <span className="app-badge"> {formatted}</span>}
          </Link>
        );
      })}
      {children}
    </nav>
  );
}
