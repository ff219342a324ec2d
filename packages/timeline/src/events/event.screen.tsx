import { errorText, isApiError, type Status } from '@rookery/api-client';
import { statusQuery, useClient } from '@rookery/store';
import { BlankState, ErrorState, LazyMenuButton, Loading, NavTabs, PullToRefresh, rowIcon, useMessages } from '@rookery/ui';
import { useQuery } from '@tanstack/react-query';
import { CalendarX } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTimelineOptions } from '../options/use-timeline-options.js';
import { useRefreshable } from '../refresh/use-refreshable.js';
import { ThreadScreen, type ThreadScreenProps } from '../thread/thread.screen.js';
import { EventActionScreen, type EventActionScreenProps } from './event-action.screen.js';
import { EventHeader } from './event-header.js';
import { EventInformation } from './event-information.js';
import { eventMessages } from './messages.js';
import { ParticipantsDialog } from './participants-dialog.screen.js';
import { useEventMenu } from './use-event-menu.js';

export interface EventScreenProps
  extends Omit<ThreadScreenProps, 'isDiscussion' | 'emptyState'>, Pick<EventActionScreenProps, 'onManage'> {
  tab: 'information' | 'discussion';
  /** A field or a button for a comment, above the discussion. */
  commentField?: ((status: Status) => ReactNode) | undefined;
}

/** The page of an event below its title (EVT-01): what it is, and what people say about it. */
export function EventScreen(props: EventScreenProps) {
  const { statusId, notFoundAction } = props;
  const text = useMessages(eventMessages);
  const status = useQuery({ ...statusQuery(useClient(), statusId), refetchOnMount: 'always' });
  const isGone = isApiError(status.error) && (status.error.status === 404 || status.error.status === 410);
  if (isGone || status.data?.event === null) {
    return (
      <BlankState
        icon={<CalendarX size={28} strokeWidth={1.6} aria-hidden="true" />}
        title={text.notFound()}
        description={text.notFoundText()}
        action={notFoundAction}
      />
    );
  }
  if (status.data !== undefined) return <OneEvent {...props} status={status.data} />;
  if (status.isError)
    return <ErrorState title={text.failed()} description={errorText(status.error, '')} onRetry={() => void status.refetch()} />;
  return <Loading />;
}

function OneEvent({ status, tab, onManage, commentField, ...thread }: EventScreenProps & { status: Status }) {
  const text = useMessages(eventMessages);
  const { hrefs } = useTimelineOptions();
  const [hasParticipants, setParticipants] = useState(false);
  const menu = useEventMenu(status);
  const href = hrefs.status(status);
  return (
    <div className="rk-event-page">
      <EventHeader
        status={status}
        onOpenParticipants={() => setParticipants(true)}
        actions={
          <>
            <EventActionScreen status={status} onManage={onManage} />
            <LazyMenuButton label={text.more()} icon={rowIcon('ellipsis')} items={menu} />
          </>
        }
      />
      <NavTabs
        label={text.tabs()}
        items={[
          { href, label: text.information(), isCurrent: tab === 'information' },
          { href: `${href}/discussion`, label: text.discussion(), isCurrent: tab === 'discussion' },
        ]}
      />
      {tab === 'information' ? (
        <Information status={status} />
      ) : (
        <>
          {commentField?.(status)}
          <ThreadScreen {...thread} isDiscussion emptyState={<BlankState title={text.noComments()} />} />
        </>
      )}
      <ParticipantsDialog statusId={status.id} isOpen={hasParticipants} onClose={() => setParticipants(false)} />
    </div>
  );
}

function Information({ status }: { status: Status }) {
  const { refetch } = useQuery(statusQuery(useClient(), status.id));
  const refresh = useRefreshable(() => refetch());
  return (
    <PullToRefresh onRefresh={refresh}>
      <EventInformation status={status} />
    </PullToRefresh>
  );
}
