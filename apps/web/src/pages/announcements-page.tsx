import { useMessages } from '@rookery/ui';
import { AnnouncementsScreen } from '../about/announcements.screen.js';
import { siteLinksMessages } from '../about/site-links-messages.js';
import { PageHeader } from '../shell/page-header.js';
import { MembersOnly } from './page-states.js';

/** The announcements of the server's staff. HINT-13 */
export function AnnouncementsPage() {
  const text = useMessages(siteLinksMessages);
  return (
    <>
      <PageHeader title={text.announcements()} isDeep />
      <MembersOnly>
        <AnnouncementsScreen />
      </MembersOnly>
    </>
  );
}
