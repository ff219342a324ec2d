import { useInstance } from '@rookery/api-client/query';
import { useMessages } from '@rookery/ui';
import { AboutScreen } from '../about/about.screen.js';
import { aboutMessages } from '../about/messages.js';
import { PageHeader } from '../shell/page-header.js';

/** The page about the server. HINT-13 */
export function AboutPage() {
  const text = useMessages(aboutMessages);
  const { data: instance } = useInstance();
  return (
    <>
      <PageHeader title={instance === undefined ? text.about() : text.title({ siteTitle: instance.title })} isDeep />
      <AboutScreen />
    </>
  );
}
