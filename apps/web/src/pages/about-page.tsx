import { useInstance } from '@rookery/store';
import { useMessages } from '@rookery/ui';
import { AboutScreen } from '../about/about.screen.js';
import { aboutMessages } from '../about/messages.js';
import { siteLinksMessages } from '../about/site-links-messages.js';
import { PageHeader } from '../shell/page-header.js';

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
