import { useEffect, useRef } from 'react';
import { Link } from '../link/link.js';
import { showInRow } from './show-in-row.dom.js';

export interface NavTab {
  href: string;
  label: string;
  isCurrent: boolean;
}

export interface NavTabsProps {
  /** The accessible name of the navigation. */
  label: string;
  /** In the order shown. */
  items: readonly NavTab[];
}

/** A row of links between sibling pages; the current one is underlined, and in view where the row is wider than the page. */
export function NavTabs({ label, items }: NavTabsProps) {
  const row = useRef<HTMLElement>(null);
  const current = items.find(({ isCurrent }) => isCurrent)?.href;
  useEffect(() => {
    // In the frame that lays the page out anyway: measuring in the commit would do so twice.
    const frame = requestAnimationFrame(() => {
      const tab = row.current?.querySelector('[aria-current]') ?? null;
      if (row.current !== null && tab !== null) showInRow(row.current, tab);
    });
    return () => cancelAnimationFrame(frame);
  }, [current]);
  return (
    <nav className="rk-tabs" aria-label={label} ref={row}>
      {items.map(item => (
        <Link key={item.href} href={item.href} aria-current={item.isCurrent ? 'page' : undefined}>
          {item.label}
        </Link>
      ))}
    </nav>
  );
}
