import { Link, shownHost, useMessages } from '@rookery/ui';
import { useId } from 'react';
import { hostMessages } from './messages.js';

export interface HostBarProps {
  /** In the order they were pinned. */
  hosts: readonly string[];
  /** The host whose timeline is shown, or null. */
  current: string | null;
  /** The page with the timeline of a host. */
  hrefOf(host: string): string;
}

/** The pinned hosts as a row of links, the current one highlighted. Renders nothing when no host is pinned. NAV-11 */
export function HostBar({ hosts, current, hrefOf }: HostBarProps) {
  const text = useMessages(hostMessages);
  if (hosts.length === 0) return null;
  return (
    <nav className="rk-chips" aria-label={text.pinnedHosts()}>
      {hosts.map(host => (
        <Link key={host} className="rk-chip" href={hrefOf(host)} aria-current={host === current ? 'page' : undefined}>
          <bdi dir="ltr">{shownHost(host)}</bdi>
        </Link>
      ))}
    </nav>
  );
}

/** The same as a panel of the side column. */
export function HostPanel({ className, ...bar }: HostBarProps & { className: string }) {
  const text = useMessages(hostMessages);
  const id = useId();
  return (
    <section className={className} aria-labelledby={id}>
      <h2 id={id}>{text.pinnedHosts()}</h2>
      <HostBar {...bar} />
    </section>
  );
}
