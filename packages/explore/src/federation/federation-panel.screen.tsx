import { errorText, remoteInstance } from '@rookery/api-client';
import { useClient } from '@rookery/store';
import { ErrorState, useMessages } from '@rookery/ui';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { siteLinksMessages } from '../site-links/messages.js';
import { federationMessages } from './messages.js';
import { FederationPanel } from './federation-panel.js';
import { disclosureQuery } from './federation.data.js';

/** The restrictions of one host. */
export function FederationPanelScreen({ host }: { host: string }) {
  const text = useMessages(federationMessages);
  const { data, isError, error, refetch } = useQuery(disclosureQuery(useClient()));
  if (isError) return <ErrorState title={text.failed()} description={errorText(error, '')} onRetry={() => void refetch()} />;
  if (data === undefined) return <output>{text.loading()}</output>;
  return <FederationPanel siteTitle={data.instance.title} remote={remoteInstance(data, host, null)} />;
}

/** The same as a panel of the side column. */
export function HostRestrictionsScreen({ host, className }: { host: string; className: string }) {
  const text = useMessages(siteLinksMessages);
  const id = useId();
  return (
    <section className={className} aria-labelledby={id}>
      <h2 id={id}>{text.restrictions()}</h2>
      <FederationPanelScreen host={host} />
    </section>
  );
}
