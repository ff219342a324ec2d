import { useOwnHosts } from '@rookery/store';
import { BlankState, isOwnHost, Link, readHost, shownHost, useMessages } from '@rookery/ui';
import { ChevronRight } from 'lucide-react';
import { useMemo } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { FederationPanelScreen } from '@rookery/explore/federation';
import { siteLinksMessages } from '@rookery/explore/site-links';
import { HostHead } from '@rookery/explore/hosts';
import { listsMessages } from '../messages/list-messages.js';
import { pageMessages } from '../messages/page-messages.js';
import { hostHref } from '../routing/hrefs.js';
import { useSettings } from '../settings/settings-provider.js';
import { PageHeader } from '../shell/page-header.js';
import { TimelinePage } from './timeline-page.js';
import { MembersOnly, Offered } from './page-states.js';
import { OtherAddressPage } from './other-address-page.js';
import '@rookery/explore/federation.css';
import '@rookery/explore/hosts.css';
import './lists.css';

/** The public timeline of another server, as the member's own server has it. NAV-11 */
export function RemotePage() {
  const name = useParams()['host'] ?? '';
  const host = readHost(name);
  const ownHosts = useOwnHosts();
  if (isOwnHost(name, ownHosts)) return <Navigate to="/timeline/local" replace />;
  if (host === null) return <OtherAddressPage />;
  return <Remote key={host} host={host} />;
}

function Remote({ host }: { host: string }) {
  const links = useMessages(siteLinksMessages);
  const { settings, change } = useSettings();
  return (
    <>
      <PageHeader title={shownHost(host)} isDeep>
        <HostHead
          hosts={settings.pinnedHosts}
          current={host}
          hrefOf={hostHref}
          closeHref="/timeline/fediverse"
          onChange={pinnedHosts => change({ pinnedHosts })}
        />
      </PageHeader>
      <details className="app-host-restrictions">
        <summary>
          <ChevronRight size={18} strokeWidth={1.85} aria-hidden="true" />
          {links.restrictions()}
        </summary>
        <FederationPanelScreen host={host} />
      </details>
      <MembersOnly>
        <RemoteTimeline host={host} />
      </MembersOnly>
    </>
  );
}

function RemoteTimeline({ host }: { host: string }) {
  const text = useMessages(listsMessages);
  const { listFailed } = useMessages(pageMessages);
  const source = useMemo(() => ({ kind: 'remote', host }) as const, [host]);
  const lacking = (
    <BlankState
      title={text.remoteUnknownTitle({ instance: host })}
      description={text.remoteUnknownText()}
      action={<Link href="/timeline/fediverse">{text.remoteUnknownAction()}</Link>}
    />
  );
  return (
    <Offered feature="remoteTimeline" failedTitle={listFailed()} otherwise={lacking}>
      <TimelinePage
        source={source}
        scrollKey={`remote:${host}`}
        emptyState={<BlankState title={text.emptyRemoteTitle({ instance: host })} />}
      />
    </Offered>
  );
}
