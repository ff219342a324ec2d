import { errorText } from '@rookery/api-client';
import { pagesView, useFeatures } from '@rookery/store';
import { ErrorState, Loading, useMessages } from '@rookery/ui';
import { useServerClock } from '../post/schedule/use-server-clock.js';
import { scheduledMessages } from './messages.js';
import { ScheduledBlank, ScheduledList } from './scheduled-list.js';
import { useScheduled } from './use-scheduled.js';

/** The reader's scheduled posts; on servers without them it says so (SCH-04). */
export function ScheduledScreen() {
  const text = useMessages(scheduledMessages);
  const { data: features, isPending, isError, error, refetch } = useFeatures();
  if (isPending) return <Loading />;
  if (isError) return <ErrorState title={text.failed()} description={errorText(error, '')} onRetry={() => void refetch()} />;
  return features.scheduledStatuses ? <Posts /> : <ScheduledBlank title={text.absentTitle()} description={text.absentText()} />;
}

function Posts() {
  const now = useServerClock(true);
  const { posts, query, move, cancel, busyId } = useScheduled(now);
  return (
    <ScheduledList
      {...pagesView(query)}
      posts={posts}
      busyId={busyId}
      now={now}
      onMove={(id, scheduledAt) => move({ id, scheduledAt })}
      onCancel={cancel}
    />
  );
}
