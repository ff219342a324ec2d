import type { Status } from '@rookery/api-client';
import { ingestStatuses, usePostOutbox, type EventPayload, type OutboxRecord } from '@rookery/store';
import { useMessages, useNotify } from '@rookery/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTimelineOptions } from '@rookery/timeline';
import { isEventRecord, remedyOf } from './event-outbox.js';
import { refreshEvents } from '@rookery/timeline/parts';
import { editorMessages } from './messages.js';

/** Reports the events that the outbox has sent, or that the server refused: their drafts can be edited again. */
export function useEventOutbox(onEdit: (editedId: string | null) => void): void {
  const text = useMessages(editorMessages);
  const notify = useNotify();
  const queryClient = useQueryClient();
  const outbox = usePostOutbox();
  const { onOpenStatus } = useTimelineOptions();
  useEffect(() => {
    const onSent = (record: OutboxRecord, result: unknown): void => {
      if (!isEventRecord(record)) return;
      // The kinds of events answer with a status.
      const status = result as Status;
      ingestStatuses(queryClient, [status]);
      refreshEvents(queryClient);
      const words = record.kind === 'event' ? text.created() : text.updated();
      notify({ kind: 'success', text: words, action: { label: text.view(), onPress: () => onOpenStatus(status) } });
    };
    const reported = new Set<string>();
    const report = (record: OutboxRecord): void => {
      const remedy = remedyOf(record);
      const attempt = `${record.id} ${record.attempts}`;
      if (remedy === null || reported.has(attempt)) return;
      reported.add(attempt);
      const { editedId } = (record as OutboxRecord<EventPayload>).payload;
      const reason = record.failure?.text ?? (remedy === 'edit' ? text.refused() : text.noAnswer());
      const words = editedId === null ? text.createFailed({ reason }) : text.updateFailed({ reason });
      if (remedy === 'retry') {
        const retry = { label: text.tryAgain(), onPress: () => void outbox.retry(record.id) };
        notify({ kind: 'error', text: words, action: retry });
        return;
      }
      // Its draft is stored: without the record it can be edited.
      void outbox.discard(record.id);
      notify({ kind: 'error', text: words, action: { label: text.edit(), onPress: () => onEdit(editedId) } });
    };
    const look = (): void => outbox.getRecords().forEach(report);
    look();
    const unsubscribes = [outbox.onSent(onSent), outbox.subscribe(look)];
    return () => unsubscribes.forEach(unsubscribe => unsubscribe());
  }, [outbox, queryClient, notify, text, onOpenStatus, onEdit]);
}
