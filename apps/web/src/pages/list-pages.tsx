import { useClient } from '@rookery/store';
import { EditListModal, ListMenu, listQuery, OwnListsScreen, useDeleteList } from '@rookery/people/lists';
import { useTimelineOptions } from '@rookery/timeline';
import { BlankState, useMessages } from '@rookery/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { listsMessages } from '../messages/list-messages.js';
import { messages } from '../messages/messages.js';
import { PageHeader } from '../shell/page-header.js';
import { TimelinePage } from './timeline-page.js';
import { isGone, memberPage, MembersOnly } from './page-states.js';
import { NotFoundPage } from './not-found-page.js';
import '@rookery/people/lists.css';

/** The member's lists. HINT-04 */
export const ListsPage = memberPage(messages, text => text.lists(), OwnListsScreen, false);

/** The posts of one of the member's lists, and its menu. */
export function ListPage() {
  const text = useMessages(listsMessages);
  const { id = '' } = useParams();
  const { isSignedIn } = useTimelineOptions();
  const { data: list, error } = useQuery({ ...listQuery(useClient(), id), enabled: isSignedIn });
  const source = useMemo(() => ({ kind: 'list', id }) as const, [id]);
  const [isEditing, setEditing] = useState(false);
  const navigate = useNavigate();
  const askToDelete = useDeleteList(() => void navigate('/lists', { replace: true }));
  if (isGone(error)) return <NotFoundPage />;
  return (
    <>
      <PageHeader
        title={list?.title ?? text.list()}
        isDeep
        actions={list && <ListMenu title={list.title} onEdit={() => setEditing(true)} onDelete={() => askToDelete(list)} />}
      />
      <EditListModal list={isEditing && list !== undefined ? list : null} onClose={() => setEditing(false)} />
      <MembersOnly>
        <TimelinePage
          source={source}
          scrollKey={`list:${id}`}
          emptyState={<BlankState title={text.emptyListTitle()} description={text.emptyListText()} />}
        />
      </MembersOnly>
    </>
  );
}
