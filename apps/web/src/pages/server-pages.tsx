import { useInstance } from '@rookery/store';
import { useMessages } from '@rookery/ui';
import { aboutMessages, AboutScreen, AnnouncementsScreen } from '@rookery/explore/about';
import { LimitedHostsScreen } from '@rookery/explore/federation';
import { siteLinksMessages } from '@rookery/explore/site-links';
import { siteHrefs } from '../routing/hrefs.js';
import { PageHeader } from '../shell/page-header.js';
import { memberPage } from './page-states.js';
import '@rookery/explore/about.css';
import '@rookery/explore/federation.css';

/** The page about the server. HINT-13 */
export function AboutPage() {
  const text = useMessages(aboutMessages);
  const links = useMessages(siteLinksMessages);
  const { data: instance } = useInstance();
  return (
    <>
      <PageHeader title={instance === undefined ? links.about() : text.title({ siteTitle: instance.title })} isDeep />
      <AboutScreen restrictionsHref={siteHrefs.restrictions} />
    </>
  );
}

/** The announcements of the server's staff. HINT-13 */
export const AnnouncementsPage = memberPage(siteLinksMessages, text => text.announcements(), AnnouncementsScreen);

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
