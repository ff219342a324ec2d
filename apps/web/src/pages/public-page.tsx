import { useInstance } from '@rookery/store';
import { BlankState, useMessages } from '@rookery/ui';
import { Globe } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { HostsScreen } from '../lists/hosts.screen.js';
import { messages } from '../messages/messages.js';
import { pageMessages } from '../messages/page-messages.js';
import { VisitorCard } from '../shell/sign-in-links.js';
import { useSession } from '../session/session-provider.js';
import { PageHeader } from '../shell/page-header.js';
import { TimelineTabs } from '../shell/timeline-tabs.js';
import { TimelinePage } from './timeline-page.js';

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
        {isFederated && <HostsScreen />}
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
