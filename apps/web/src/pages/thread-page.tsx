import { ThreadScreen } from '@rookery/timeline';
import { useMessages } from '@rookery/ui';
import { useLocation, useParams } from 'react-router-dom';
import { pageMessages } from './messages.js';
import { entrancePath } from '../session/entrance-path.js';
import { useSession } from '../session/session-provider.js';
import { PageHeader } from '../shell/page-header.js';

export function ThreadPage() {
  const text = useMessages(pageMessages);
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
