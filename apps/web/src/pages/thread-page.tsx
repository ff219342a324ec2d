import { ThreadScreen } from '@rookery/timeline';
import { useMessages } from '@rookery/ui';
import { useParams } from 'react-router-dom';
import { messages } from '../messages.js';
import { useSession } from '../session/session-provider.js';
import { PageHeader } from '../shell/page-header.js';

export function ThreadPage() {
  const text = useMessages(messages);
  const { statusId = '' } = useParams();
  const { session } = useSession();
  return (
    <>
      <PageHeader title={text.post()} isDeep />
      <ThreadScreen statusId={statusId} displayCta isVisitor={session === null} loginHref="/login" signupHref="/signup" />
    </>
  );
}
