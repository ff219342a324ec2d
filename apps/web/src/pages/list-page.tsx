import { useClient } from '@rookery/api-client/query';
import { useTimelineOptions } from '@rookery/timeline';
import { BlankState, useMessages } from '@rookery/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { listQuery } from '../lists/lists.data.js';
import { listsMessages } from '../messages/list-messages.js';
import { PageHeader } from '../shell/page-header.js';
import { TimelinePage } from './timeline-page.js';
import { isGone, MembersOnly } from './page-states.js';
import { NotFoundPage } from './not-found-page.js';

/** The posts of one of the member's lists. */
export function ListPage() {
  const text = useMessages(listsMessages);
  const { id = '' } = useParams();
  const { isSignedIn } = useTimelineOptions();
  const { data: list, error } = useQuery({ ...listQuery(useClient(), id), enabled: isSignedIn });
  const source = useMemo(() => ({ kind: 'list', id }) as const, [id]);
  if (isGone(error)) return <NotFoundPage />;
  return (
    <>
      <PageHeader title={list?.title ?? text.list()} isDeep />
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
