import { ScheduledScreen } from '@rookery/compose/scheduled';
import { useMessages } from '@rookery/ui';
import { messages } from '../messages/messages.js';
import { PageHeader } from '../shell/page-header.js';
import { MembersOnly } from './page-states.js';
import '@rookery/compose/scheduled.css';

/** The member's scheduled posts. */
export function ScheduledPage() {
  const text = useMessages(messages);
  return (
    <>
      <PageHeader title={text.scheduledPosts()} isDeep />
      <MembersOnly>
        <ScheduledScreen />
      </MembersOnly>
    </>
  );
}
