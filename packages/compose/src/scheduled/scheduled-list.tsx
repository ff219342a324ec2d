import type { ScheduledStatus } from '@rookery/api-client';
import { Button, LazyModal, lazyPart, LoadMore, useMessages } from '@rookery/ui';
import { useRef, useState } from 'react';
import { scheduledMessages } from './messages.js';
import { timeOf } from './scheduled-order.js';
import { ScheduledRow } from './scheduled-row.js';

const ChangeTimeDialog = lazyPart(async () => (await import('./change-time-dialog.js')).ChangeTimeDialog);

interface ScheduledListProps {
  /** The soonest first; not empty. */
  posts: readonly ScheduledStatus[];
  /** The post whose request is in flight. */
  busyId: string | null;
  /** The next page; null at the end. */
  older: { isLoading: boolean; hasFailed: boolean } | null;
  now: () => number;
  /** IANA name; default: the time zone of the browser. */
  timeZone?: string;
  onLoadOlder: () => void;
  onMove: (id: string, scheduledAt: number) => void;
  onCancel: (id: string) => void;
}

/** The scheduled posts of the reader. Canceling one asks first. */
export function ScheduledList({ posts, busyId, older, now, timeZone, onLoadOlder, onMove, onCancel }: ScheduledListProps) {
  const text = useMessages(scheduledMessages);
  const list = useRef<HTMLUListElement>(null);
  const [movedId, setMovedId] = useState<string | null>(null);
  const [cancelledId, setCancelledId] = useState<string | null>(null);
  const moved = posts.find(({ id }) => id === movedId);
  const zone = timeZone === undefined ? {} : { timeZone };

  return (
    <>
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
      {older?.hasFailed === true && (
        <p className="rk-scheduled-failed" role="alert">
          {text.olderFailed()}
        </p>
      )}
      {older !== null && <LoadMore onPress={onLoadOlder} isLoading={older.isLoading} />}
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
