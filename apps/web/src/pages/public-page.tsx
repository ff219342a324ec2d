import { GoToHost, HostBar } from '@rookery/explore/hosts';
import { useInstance } from '@rookery/store';
import { BlankState, useMessages } from '@rookery/ui';
import { Globe } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router-dom';
import { hostHref } from '../routing/hrefs.js';
import { messages } from '../messages/messages.js';
import { pageMessages } from '../messages/page-messages.js';
import { VisitorCard } from '../shell/sign-in-links.js';
import { useSession } from '../session/session-provider.js';
import { PageHeader } from '../shell/page-header.js';
import { TimelineTabs } from '../shell/timeline-tabs.js';
import { useSettings } from '../settings/settings-provider.js';
import { TimelinePage } from './timeline-page.js';
import '@rookery/explore/hosts.css';
import './lists.css';

const localSource = { kind: 'public', local: true } as const;
const federatedSource = { kind: 'public' } as const;

/** The local and the federated timeline. */
export function PublicPage() {
  const text = useMessages(messages);
  const words = useMessages(pageMessages);
  const { session, server } = useSession();
  const isFederated = useLocation().pathname.toLowerCase() === '/timeline/fediverse';
  return (
    <>
      <PageHeader title={isFederated ? text.federated() : text.local()}>
        <TimelineTabs />
        {isFederated && <Hosts />}
      </PageHeader>
      {session === null && server !== null && <Welcome host={new URL(server).host} />}
      <TimelinePage
        source={isFederated ? federatedSource : localSource}
        scrollKey={isFederated ? 'public' : 'public:local'}
        emptyState={
          <BlankState
            icon={<Globe size={28} strokeWidth={1.6} aria-hidden="true" />}
            title={words.emptyLocalTitle()}
            description={isFederated ? words.emptyFederatedText() : words.emptyLocalText()}
          />
        }
      />
    </>
  );
}

function Welcome({ host }: { host: string }) {
  const { data: instance } = useInstance();
  return <VisitorCard server={host} canSignUp={instance?.registrations.enabled === true} />;
}

/** The pinned hosts and a form for others. Renders nothing for visitors, and where the server has no remote timelines. */
function Hosts() {
  const navigate = useNavigate();
  const { session, features } = useSession();
  const { pinnedHosts } = useSettings().settings;
  if (session === null || !features.remoteTimeline) return null;
  return (
    <div className="rk-chip-row">
      <HostBar hosts={pinnedHosts} current={null} hrefOf={hostHref} />
      <GoToHost onGo={host => void navigate(hostHref(host))} />
    </div>
  );
}
