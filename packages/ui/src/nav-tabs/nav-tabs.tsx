import { Link } from '../link/link.js';

export interface NavTab {
  href: string;
  label: string;
  isCurrent: boolean;
}

export interface NavTabsProps {
  /** What they choose between. */
  label: string;
  items: readonly NavTab[];
}

/** Links to the pages that share one place, with the current one underlined. */
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
