import { ThreadScreen } from '@rookery/timeline';
import { useMessages } from '@rookery/ui';
import { useLocation, useParams } from 'react-router-dom';
import { messages } from '../messages/messages.js';
import { entrancePath } from '../routing/hrefs.js';
import { useSession } from '../session/session-provider.js';
import { PageHeader } from '../shell/page-header.js';

export function ThreadPage() {
  const text = useMessages(messages);
  const { statusId = '' } = useParams();
  const { session } = useSession();
  const { pathname } = useLocation();
  return (
    <>
      <PageHeader title={text.post()} isDeep />
      <ThreadScreen
        statusId={statusId}
        displayCta
        isVisitor={session === null}
        loginHref={entrancePath('/login', pathname)}
        signupHref={entrancePath('/signup', pathname)}
      />
    </>
  );
}
