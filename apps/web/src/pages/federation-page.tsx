import { useMessages } from '@rookery/ui';
import { LimitedHostsScreen } from '../federation/limited-hosts.screen.js';
import { federationMessages } from '../federation/messages.js';
import { PageHeader } from '../shell/page-header.js';

/** The servers that the member's server limits. UI-05 */
export function FederationPage() {
  const text = useMessages(federationMessages);
  return (
    <>
      <PageHeader title={text.title()} isDeep />
      <LimitedHostsScreen />
    </>
  );
}
