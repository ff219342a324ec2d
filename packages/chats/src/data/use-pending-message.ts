import { useOutbox } from '@rookery/api-client/query';
import { useCallback, useEffect, useState } from 'react';
import type { PendingMessage } from '../chat-types.js';
import type { MessageRecord } from '../core/message-payload.js';
import { createObjectUrls } from './object-urls.dom.js';

/** Reads the messages of the outbox as their rows show them (CHAT-11, CHAT-12). */
export function usePendingMessage(records: readonly MessageRecord[]): (recordId: string) => PendingMessage | undefined {
  const outbox = useOutbox();
  const [urls] = useState(createObjectUrls);
  useEffect(() => {
    urls.retain(new Set(records.flatMap(({ uploads }) => uploads.map(({ id }) => id))));
  }, [urls, records]);
  useEffect(() => () => urls.retain(new Set()), [urls]);
  return useCallback(
    recordId => {
      const record = records.find(({ id }) => id === recordId);
      if (record === undefined) return undefined;
      const { payload, uploads, createdAt, state, failure } = record;
      return {
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
        state: state === 'failed' ? 'failed' : 'sending',
        error: failure?.text ?? null,
      };
    },
    [records, outbox, urls],
  );
}
