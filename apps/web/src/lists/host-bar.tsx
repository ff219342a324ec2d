import { Link, useMessages } from '@rookery/ui';
import { hostHref } from './hosts.js';
import { listsMessages } from '../messages/list-messages.js';

export interface HostBarProps {
  /** In the order they were pinned. */
  hosts: readonly string[];
  /** Whose timeline is shown; null: none of them. */
  current: string | null;
}

/** The pinned servers as a row of buttons, the one that is shown highlighted; nothing when none is pinned (spec 2). */
export function HostBar({ hosts, current }: HostBarProps) {
  const text = useMessages(listsMessages);
  if (hosts.length === 0) return null;
  return (
    <nav className="app-hosts" aria-label={text.pinnedHosts()}>
      {hosts.map(host => (
        <Link key={host} className="app-chip" href={hostHref(host)} aria-current={host === current ? 'page' : undefined}>
          <bdi dir="ltr">{host}</bdi>
        </Link>
      ))}
    </nav>
  );
}
