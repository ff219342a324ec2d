import { errorText } from '@rookery/api-client';
import { useFeatures } from '@rookery/store';
import { BlankState, Button, ErrorState, isSameHost, Link, Loading, shownHost, useMessages } from '@rookery/ui';
import { ChevronRight, X } from 'lucide-react';
import { useMemo } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { FederationPanelScreen } from '@rookery/explore/federation';
import { siteLinksMessages } from '@rookery/explore/site-links';
import { HostBar } from '../lists/host-bar.js';
import { isOwnHost, readHost } from '@rookery/ui';
import { togglePin } from '../lists/hosts.js';
import { listsMessages } from '../messages/list-messages.js';
import { pageMessages } from '../messages/page-messages.js';
import { useOwnHosts } from '@rookery/store';
import { useSettings } from '../settings/settings-provider.js';
import { PageHeader } from '../shell/page-header.js';
import { TimelinePage } from './timeline-page.js';
import { MembersOnly } from './page-states.js';
import { OtherAddressPage } from './other-address-page.js';
import '@rookery/explore/federation.css';
import '../lists/lists.css';

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
  const text = useMessages(listsMessages);
  const links = useMessages(siteLinksMessages);
  const { settings, change } = useSettings();
  const isPinned = settings.pinnedHosts.some(pinned => isSameHost(pinned, host));
  return (
    <>
      <PageHeader title={shownHost(host)} isDeep>
        <div className="app-host-head">
          <HostBar hosts={settings.pinnedHosts} current={host} />
          <p className="app-host-line">
            {!isPinned && (
              <>
                <Link className="rk-icon-button" href="/timeline/fediverse" aria-label={text.closeTimelineOf({ instance: host })}>
                  <X size={16} aria-hidden="true" />
                </Link>
                <span>{text.timelineOf({ instance: host })}</span>
              </>
            )}
            <Button variant="secondary" size="sm" onClick={() => change({ pinnedHosts: togglePin(settings.pinnedHosts, host) })}>
              {isPinned ? text.unpinHost({ host }) : text.pinHost({ host })}
            </Button>
          </p>
        </div>
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
  const { data: features, isPending, error, refetch } = useFeatures();
  const source = useMemo(() => ({ kind: 'remote', host }) as const, [host]);
  if (isPending) return <Loading />;
  if (features === undefined)
    return <ErrorState title={listFailed()} description={errorText(error, '')} onRetry={() => void refetch()} />;
  if (!features.remoteTimeline) {
    return (
      <BlankState
        title={text.remoteUnknownTitle({ instance: host })}
        description={text.remoteUnknownText()}
        action={<Link href="/timeline/fediverse">{text.remoteUnknownAction()}</Link>}
      />
    );
  }
  return (
    <TimelinePage
      source={source}
      scrollKey={`remote:${host}`}
      emptyState={<BlankState title={text.emptyRemoteTitle({ instance: host })} />}
    />
  );
}
