import { useFeatures } from '@rookery/api-client/query';
import { useTimelineOptions } from '@rookery/timeline';
import { useNavigate } from 'react-router-dom';
import { useSettings } from '../settings/settings-provider.js';
import { GoToHost } from './go-to-host.js';
import { HostBar } from './host-bar.js';
import { hostHref } from './hosts.js';

/** The pinned hosts and a form for others. Renders nothing for visitors, and where the server has no remote timelines. */
export function HostsScreen() {
  const navigate = useNavigate();
  const { isSignedIn } = useTimelineOptions();
  const { data: features } = useFeatures();
  const { pinnedHosts } = useSettings().settings;
  if (!isSignedIn || features?.remoteTimeline !== true) return null;
  return (
    <div className="app-tag-head">
      <HostBar hosts={pinnedHosts} current={null} />
      <GoToHost onGo={host => void navigate(hostHref(host))} />
    </div>
  );
}
