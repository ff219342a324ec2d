import { useOnline, useOutbox } from '@rookery/store';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { PendingMessage } from '../chat-types.js';
import type { MessageRecord } from '../core/message-payload.js';
import { pendingViews } from '../core/pending-view.js';
import { createObjectUrls } from './object-urls.dom.js';

/**
 * Reads the messages of the outbox as their rows show them (CHAT-11, CHAT-12).
 *
 * @param records Of one chat, in order.
 * @param clock Epoch ms.
 */
export function usePendingMessage(
  records: readonly MessageRecord[],
  clock: () => number = Date.now,
): (recordId: string) => PendingMessage | undefined {
  const outbox = useOutbox();
  const views = usePendingViews(records, clock);
  const [urls] = useState(createObjectUrls);
  useEffect(() => {
    urls.retain(new Set(records.flatMap(({ uploads }) => uploads.map(({ id }) => id))));
  }, [urls, records]);
  useEffect(() => () => urls.retain(new Set()), [urls]);
  return useCallback(
    recordId => {
      const index = records.findIndex(({ id }) => id === recordId);
      const [record, view] = [records[index], views[index]];
      if (record === undefined || view === undefined) return undefined;
      const { payload, uploads, createdAt, failure } = record;
      return {
        ...view,
        recordId,
        text: payload.text,
        attachments: uploads.map(({ id, name, file, mediaId }) => ({
          id,
          name,
          type: file.type,
          previewUrl: urls.urlOf(id, file),
          progress: mediaId === null ? (outbox.getProgress(id) ?? 0) : 1,
          error: failure?.uploadId === id ? (failure.text ?? '') : null,
        })),
        createdAt,
        error: failure?.text ?? null,
      };
    },
    [records, views, outbox, urls],
  );
}

function usePendingViews(records: readonly MessageRecord[], clock: () => number) {
  const isOnline = useOnline();
  const [seenSince] = useState(clock);
  const [look, setLook] = useState({ records, now: seenSince });
  if (look.records !== records) setLook({ records, now: clock() });
  const { now } = look;
  const { views, lookAt } = useMemo(
    () => pendingViews(records, { now, isOnline, seenSince }),
    [records, now, isOnline, seenSince],
  );
  useEffect(() => {
    if (lookAt === null) return undefined;
    const timer = setTimeout(() => setLook({ records, now: clock() }), Math.max(0, lookAt - now));
    return () => clearTimeout(timer);
  }, [records, lookAt, now, clock]);
  return views;
}
