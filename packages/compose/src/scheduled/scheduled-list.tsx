import type { ScheduledStatus } from '@rookery/api-client';
import { BlankState, Button, LazyModal, lazyPart, ListStates, type ListStatesProps, useMessages } from '@rookery/ui';
import { CalendarClock } from 'lucide-react';
import { useRef, useState } from 'react';
import { scheduledMessages } from './messages.js';
import { timeOf } from './scheduled-order.js';
import { ScheduledRow } from './scheduled-row.js';

const ChangeTimeDialog = lazyPart(async () => (await import('./change-time-dialog.js')).ChangeTimeDialog);

interface ScheduledListProps extends Pick<ListStatesProps, 'phase' | 'reason' | 'isBusy' | 'onRetry' | 'older'> {
  /** The soonest first. */
  posts: readonly ScheduledStatus[];
  /** The post whose request is in flight. */
  busyId: string | null;
  now: () => number;
  /** IANA name; default: the time zone of the browser. */
  timeZone?: string;
  onMove: (id: string, scheduledAt: number) => void;
  onCancel: (id: string) => void;
}

/** The scheduled posts of the reader. Canceling one asks first. */
export function ScheduledList({ posts, busyId, now, timeZone, onMove, onCancel, ...states }: ScheduledListProps) {
  const text = useMessages(scheduledMessages);
  const list = useRef<HTMLUListElement>(null);
  const [movedId, setMovedId] = useState<string | null>(null);
  const [cancelledId, setCancelledId] = useState<string | null>(null);
  const moved = posts.find(({ id }) => id === movedId);
  const zone = timeZone === undefined ? {} : { timeZone };

  return (
    <>
      <ListStates
        {...states}
        failedTitle={text.failed()}
        olderFailedTitle={text.olderFailed()}
        hasFailureLine
        isEmpty={posts.length === 0 && states.older === null}
        emptyState={<ScheduledBlank title={text.emptyTitle()} description={text.emptyText()} />}
      >
        <ul ref={list} className="rk-scheduled-list" aria-label={text.label()} tabIndex={-1}>
          {posts.map(post => (
            <ScheduledRow
              key={post.id}
              post={post}
              isBusy={busyId === post.id}
              {...zone}
              onChangeTime={() => setMovedId(post.id)}
              onCancel={() => setCancelledId(post.id)}
            />
          ))}
        </ul>
      </ListStates>
      {moved !== undefined && (
        <ChangeTimeDialog
          value={timeOf(moved)}
          now={now}
          {...zone}
          onSave={scheduledAt => onMove(moved.id, scheduledAt)}
          onClose={() => setMovedId(null)}
          onLoadFailed={() => setMovedId(null)}
        />
      )}
      <LazyModal
        isOpen={cancelledId !== null}
        onClose={() => setCancelledId(null)}
        role="alertdialog"
        title={text.cancelTitle()}
        actions={
          <>
            <Button onClick={() => setCancelledId(null)}>{text.keep()}</Button>
            <Button
              variant="danger"
              onClick={() => {
                setCancelledId(null);
                if (cancelledId === null) return;
                onCancel(cancelledId);
                // The button that opened the dialog goes with its row.
                list.current?.focus();
              }}
            >
              {text.discard()}
            </Button>
          </>
        }
      >
        <p>{text.cancelText()}</p>
      </LazyModal>
    </>
  );
}

/** In place of the list: there is nothing in it. */
export function ScheduledBlank({ title, description }: { title: string; description: string }) {
  return (
    <BlankState icon={<CalendarClock size={28} strokeWidth={1.6} aria-hidden="true" />} title={title} description={description} />
  );
}
