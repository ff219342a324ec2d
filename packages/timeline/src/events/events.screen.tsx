import { pagesView, useClient } from '@rookery/store';
import { Button, useMessages } from '@rookery/ui';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { CalendarPlus } from 'lucide-react';
import { useCallback } from 'react';
import type { EventActionScreenProps } from './event-action.screen.js';
import { ListedEvent } from './event-card.screen.js';
import { EventCarousel } from './event-carousel.js';
import { eventListQuery, type EventListKind } from './events.data.js';
import { eventMessages } from './messages.js';

export interface EventsScreenProps extends Pick<EventActionScreenProps, 'onManage'> {
  /** Opens the editor of a new event. Absent: it is not offered. */
  onCreate?: (() => void) | undefined;
}

/** The page `/events` below its title: public events, and those the reader takes part in. */
export function EventsScreen({ onCreate, onManage }: EventsScreenProps) {
  const text = useMessages(eventMessages);
  return (
    <>
      {onCreate && (
        <div className="rk-events-head">
          <Button variant="primary" onClick={onCreate}>
            <CalendarPlus size={18} strokeWidth={1.85} aria-hidden="true" />
            {text.createEvent()}
          </Button>
        </div>
      )}
      <EventList kind="recent" title={text.recentEvents()} emptyText={text.noRecent()} onManage={onManage} />
      <EventList kind="joined" title={text.joinedEvents()} emptyText={text.noJoined()} onManage={onManage} />
    </>
  );
}

interface EventListProps extends Pick<EventsScreenProps, 'onManage'> {
  kind: EventListKind;
  title: string;
  emptyText: string;
}

function EventList({ kind, title, emptyText, onManage }: EventListProps) {
  const client = useClient();
  const query = useInfiniteQuery(eventListQuery(client, useQueryClient(), kind));
  const { hasNextPage, isFetching, fetchNextPage } = query;
  const onReachEnd = useCallback(() => {
    if (hasNextPage && !isFetching) void fetchNextPage({ cancelRefetch: false });
  }, [hasNextPage, isFetching, fetchNextPage]);
  const { phase, reason, onRetry } = pagesView(query);
  return (
    <EventCarousel
      title={title}
      phase={phase}
      reason={reason}
      onRetry={onRetry}
      ids={[...new Set(query.data?.pages.flatMap(page => page.ids))]}
      renderEvent={id => <ListedEvent statusId={id} onManage={onManage} />}
      emptyText={emptyText}
      onReachEnd={onReachEnd}
    />
  );
}
