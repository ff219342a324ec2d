import { ScheduledScreen } from '@rookery/compose/scheduled';
import { useMessages } from '@rookery/ui';
import { messages } from '../messages/messages.js';
import { MemberPage } from './page-states.js';
import '@rookery/compose/scheduled.css';

/** The member's scheduled posts. */
export function ScheduledPage() {
  const text = useMessages(messages);
  return (
    <MemberPage title={text.scheduledPosts()} isDeep>
      <ScheduledScreen />
    </MemberPage>
  );
}
