import { Link, useMessages, watchTooltips } from '@rookery/ui';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { messages } from '../messages/messages.js';
import type { Destination } from './destinations.js';

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
  return (
    <nav className="app-navigation" aria-label={label} data-bar={isBar || undefined}>
      {items.map(({ href, also, text: key, icon: Icon }) => (
        <Link
          key={href}
          href={href}
          className="app-navigation-item"
          aria-current={pathname === href || pathname === also || pathname.startsWith(`${href}/`) ? 'page' : undefined}
          aria-label={text[key]()}
          data-tooltip={isBar ? undefined : text[key]()}
          onPointerEnter={watchTooltips}
          onFocus={watchTooltips}
        >
          <Icon size={isBar ? 22 : 20} strokeWidth={1.85} aria-hidden="true" />
          {!isBar && <span className="app-navigation-label">{text[key]()}</span>}
        </Link>
      ))}
      {children}
    </nav>
  );
}
