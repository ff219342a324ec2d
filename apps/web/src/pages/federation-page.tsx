import { useMessages } from '@rookery/ui';
import { LimitedHostsScreen } from '../federation/limited-hosts.screen.js';
import { siteLinksMessages } from '../about/site-links-messages.js';
import { PageHeader } from '../shell/page-header.js';

/** The servers that the member's server limits. UI-05 */
export function FederationPage() {
  const text = useMessages(siteLinksMessages);
  return (
    <>
      <PageHeader title={text.restrictions()} isDeep />
      <LimitedHostsScreen />
    </>
  );
}
