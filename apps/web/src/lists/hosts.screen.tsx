import { useNavigate } from 'react-router-dom';
import { useSession } from '../session/session-provider.js';
import { useSettings } from '../settings/settings-provider.js';
import { GoToHost } from './go-to-host.js';
import { HostBar } from './host-bar.js';
import { hostHref } from './hosts.js';

/** The pinned hosts and a form for others. Renders nothing for visitors, and where the server has no remote timelines. */
export function HostsScreen() {
  const navigate = useNavigate();
  const { session, features } = useSession();
  const { pinnedHosts } = useSettings().settings;
  if (session === null || !features.remoteTimeline) return null;
  return (
    <div className="app-tag-head">
      <HostBar hosts={pinnedHosts} current={null} />
      <GoToHost onGo={host => void navigate(hostHref(host))} />
    </div>
  );
}
