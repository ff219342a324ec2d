import { ThreadScreen } from '@rookery/timeline';
import { useMessages } from '@rookery/ui';
import { siteSettingsQuery, useClient } from '@rookery/api-client/query';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useParams } from 'react-router-dom';
import { pageMessages } from '../messages/page-messages.js';
import { entrancePath } from '../routing/hrefs.js';
import { useSession } from '../session/session-provider.js';
import { PageHeader } from '../shell/page-header.js';
import { WayHome } from './not-found-page.js';

export function ThreadPage() {
  const text = useMessages(pageMessages);
  const { statusId = '' } = useParams();
  const { session } = useSession();
  const { pathname } = useLocation();
  const displayCta = useDisplayCta(session === null);
  return (
    <>
      <PageHeader title={text.post()} isDeep />
      <ThreadScreen
        statusId={statusId}
        displayCta={displayCta}
        notFoundAction={<WayHome />}
        isVisitor={session === null}
        loginHref={entrancePath('/login', pathname)}
        signupHref={entrancePath('/signup', pathname)}
      />
    </>
  );
}

/** Whether the site invites visitors to sign in below a thread: no until its settings are known, yes where they cannot be read (THR-05). */
function useDisplayCta(isVisitor: boolean): boolean {
  const { data, isError } = useQuery({ ...siteSettingsQuery(useClient()), enabled: isVisitor });
  return data?.displayCta ?? isError;
}
