import { useMessages } from '@rookery/ui';
import { useLocation } from 'react-router-dom';
import { useSession } from '../session/session-provider.js';
import { HostBar } from './host-bar.js';
import { hostHref } from './hosts.js';
import { hostMessages } from '../messages/host-messages.js';

/** The side column's panel of pinned hosts. Renders nothing where the server has no remote timelines. */
export function PinnedHostsScreen({ hosts }: { hosts: readonly string[] }) {
  const text = useMessages(hostMessages);
  const { pathname } = useLocation();
  const { features } = useSession();
  if (!features.remoteTimeline) return null;
  return (
    <section className="app-panel" aria-labelledby="pinned-hosts-title">
      <h2 id="pinned-hosts-title">{text.pinnedHosts()}</h2>
      <HostBar hosts={hosts} current={hosts.find(host => hostHref(host) === pathname) ?? null} />
    </section>
  );
}
