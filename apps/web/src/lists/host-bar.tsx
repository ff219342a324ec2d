import { Link, shownHost, useMessages } from '@rookery/ui';
import { hostHref } from './hosts.js';
import { hostMessages } from '../messages/host-messages.js';
import './lists.css';

interface HostBarProps {
  /** In the order they were pinned. */
  hosts: readonly string[];
  /** The host whose timeline is shown, or null. */
  current: string | null;
}

/** The pinned hosts as a row of links, the current one highlighted. Renders nothing when no host is pinned. NAV-11 */
export function HostBar({ hosts, current }: HostBarProps) {
  const text = useMessages(hostMessages);
  if (hosts.length === 0) return null;
  return (
    <nav className="app-hosts" aria-label={text.pinnedHosts()}>
      {hosts.map(host => (
        <Link key={host} className="app-chip" href={hostHref(host)} aria-current={host === current ? 'page' : undefined}>
          <bdi dir="ltr">{shownHost(host)}</bdi>
        </Link>
      ))}
    </nav>
  );
}
