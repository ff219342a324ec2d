import { errorText } from '@rookery/api-client';
import { useFeatures } from '@rookery/store';
import { BlankState, ErrorState, Loading, useMessages } from '@rookery/ui';
import { CalendarClock } from 'lucide-react';
import { useServerClock } from '../post/schedule/use-server-clock.js';
import { scheduledMessages } from './messages.js';
import { ScheduledList } from './scheduled-list.js';
import { useScheduled } from './use-scheduled.js';

/** The reader's scheduled posts; on servers without them it says so (SCH-04). */
export function ScheduledScreen() {
  const text = useMessages(scheduledMessages);
  const { data: features, isPending, isError, error, refetch } = useFeatures();
  if (isPending) return <Loading />;
  if (isError) return <ErrorState title={text.failed()} description={errorText(error, '')} onRetry={() => void refetch()} />;
  return features.scheduledStatuses ? <Posts /> : <Blank title={text.absentTitle()} description={text.absentText()} />;
}

function Posts() {
  const text = useMessages(scheduledMessages);
  const now = useServerClock(true);
  const { posts, query, move, cancel, busyId } = useScheduled(now);
  if (query.isPending) return <Loading />;
  if (query.data === undefined)
    return (
      <ErrorState
        title={text.failed()}
        description={errorText(query.error, '')}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      />
    );
  const hasOlder = query.hasNextPage;
  if (posts.length === 0 && !hasOlder) return <Blank title={text.emptyTitle()} description={text.emptyText()} />;
  return (
    <ScheduledList
      posts={posts}
      busyId={busyId}
      older={hasOlder ? { isLoading: query.isFetchingNextPage, hasFailed: query.isFetchNextPageError } : null}
      now={now}
      onLoadOlder={() => void query.fetchNextPage()}
      onMove={(id, scheduledAt) => move({ id, scheduledAt })}
      onCancel={cancel}
    />
  );
}

function Blank({ title, description }: { title: string; description: string }) {
  return (
    <BlankState icon={<CalendarClock size={28} strokeWidth={1.6} aria-hidden="true" />} title={title} description={description} />
  );
}
