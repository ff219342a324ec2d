import { useMessages } from '@rookery/ui';
import { messages } from '../messages/messages.js';
import { OwnListsScreen } from '@rookery/people/lists';
import { PageHeader } from '../shell/page-header.js';
import { MembersOnly } from './page-states.js';
import '@rookery/people/lists.css';

/** The member's lists. HINT-04 */
export function ListsPage() {
  const text = useMessages(messages);
  return (
    <>
      <PageHeader title={text.lists()} />
      <MembersOnly>
        <OwnListsScreen />
      </MembersOnly>
    </>
  );
}
