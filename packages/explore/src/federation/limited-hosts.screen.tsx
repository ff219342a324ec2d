import { type Disclosure, errorText, limitedHosts, remoteInstance } from '@rookery/api-client';
import { useClient } from '@rookery/store';
import { BlankState, ErrorState, Loading, shownHost, useMessages } from '@rookery/ui';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { federationMessages } from './messages.js';
import { FederationPanel } from './federation-panel.js';
import { disclosureQuery } from './federation.data.js';

/** Every host that the server limits, each with its restrictions. */
export function LimitedHostsScreen() {
  const text = useMessages(federationMessages);
  const { data, isError, error, refetch } = useQuery(disclosureQuery(useClient()));
  if (isError) return <ErrorState title={text.failed()} description={errorText(error, '')} onRetry={() => void refetch()} />;
  return data === undefined ? <Loading /> : <LimitedHosts disclosure={data} />;
}

function LimitedHosts({ disclosure }: { disclosure: Disclosure }) {
  const text = useMessages(federationMessages);
  const siteTitle = disclosure.instance.title;
  const remotes = limitedHosts(disclosure).map(host => remoteInstance(disclosure, host, null));
  if (!remoteInstance(disclosure, '', null).isDisclosed) return <BlankState title={text.noneDisclosed()} />;
  if (remotes.length === 0) return <BlankState title={text.noneLimited()} />;
  return (
    <div className="rk-federation-page">
      <p>{text.intro({ siteTitle })}</p>
      <ul>
        {remotes.map(remote => (
          <li key={remote.host}>
            <details>
              <summary data-rejected={remote.federation.reject || undefined}>
                <ChevronRight size={18} strokeWidth={1.85} aria-hidden="true" />
                <bdi dir="ltr">{shownHost(remote.host)}</bdi>
              </summary>
              <FederationPanel siteTitle={siteTitle} remote={remote} />
            </details>
          </li>
        ))}
      </ul>
    </div>
  );
}
