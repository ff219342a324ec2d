import { Link } from '../link/link.js';

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

/** A row of links between sibling pages; the current one is underlined. */
export function NavTabs({ label, items }: NavTabsProps) {
  return (
    <nav className="rk-tabs" aria-label={label}>
      {items.map(item => (
        <Link key={item.href} href={item.href} aria-current={item.isCurrent ? 'page' : undefined}>
          {item.label}
        </Link>
      ))}
    </nav>
  );
}
