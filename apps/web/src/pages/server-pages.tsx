import { useInstance } from '@rookery/store';
import { useMessages } from '@rookery/ui';
import { AboutScreen } from '../about/about.screen.js';
import { AnnouncementsScreen } from '../about/announcements.screen.js';
import { aboutMessages } from '../about/messages.js';
import { siteLinksMessages } from '../about/site-links-messages.js';
import { LimitedHostsScreen } from '../federation/limited-hosts.screen.js';
import { PageHeader } from '../shell/page-header.js';
import { MemberPage } from './page-states.js';

/** The page about the server. HINT-13 */
export function AboutPage() {
  const text = useMessages(aboutMessages);
  const links = useMessages(siteLinksMessages);
  const { data: instance } = useInstance();
  return (
    <>
      <PageHeader title={instance === undefined ? links.about() : text.title({ siteTitle: instance.title })} isDeep />
      <AboutScreen />
    </>
  );
}

/** The announcements of the server's staff. HINT-13 */
export function AnnouncementsPage() {
  const text = useMessages(siteLinksMessages);
  return (
    <MemberPage title={text.announcements()} isDeep>
      <AnnouncementsScreen />
    </MemberPage>
  );
}

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
