import type { Status } from '@rookery/api-client';
import { patch, statusKey, type Outbox, type OutboxRecord, type PostPayload } from '@rookery/store';
import type { QueryClient } from '@tanstack/react-query';
import { markSent, writePendingMarks } from '../state/timeline-pending.data.js';
import {
  addPendingPost,
  confirmPendingPost,
  releaseOwnPosts,
  releaseOwnPostsIn,
  withdrawPendingPost,
} from '../state/timeline-pending.data.js';
import { timelinesKey } from '../state/timeline.data.js';

type PostRecord = OutboxRecord<PostPayload>;

/**
 * Shows the posts of the outbox as pending in the timelines and threads that they belong to, until the server's post replaces them or they
 * are taken back (LIST-05). Also those of an earlier visit and of other tabs. Returns an unsubscribe function.
 */
export function bindPendingPosts(queryClient: QueryClient, outbox: Outbox): () => void {
  const shown = new Map<string, { record: PostRecord; uncount: () => void }>();
  const sentKeys = new Set<string>();

  function show(): void {
    const records = postsOf(outbox).filter(({ id }) => !sentKeys.has(id));
    const keys = new Set(records.map(({ id }) => id));
    for (const [key, { uncount }] of shown) {
      if (keys.has(key)) continue;
      shown.delete(key);
      uncount();
      withdrawPendingPost(queryClient, key);
    }
    for (const record of records) {
      const known = shown.get(record.id);
      const isAnswerable = known === undefined || known.record.payload.inReplyToId !== record.payload.inReplyToId;
      const uncount = isAnswerable ? countReply(queryClient, record.payload.inReplyToId) : known.uncount;
      shown.set(record.id, { record, uncount });
      addPendingPost(queryClient, { key: record.id, visibility: record.payload.visibility });
    }
    writePendingMarks(queryClient, records.map(markOf));
    if (!records.some(mayBeAtServer)) releaseOwnPosts(queryClient);
  }

  const unsubscribes = [
    outbox.subscribe(show),
    outbox.onSent((record, result) => {
      if (!isPost(record)) return;
      // Only `post` records have this result.
      const status = result as Status;
      sentKeys.add(record.id);
      shown.delete(record.id);
      markSent(queryClient, record.id, status.id);
      confirmPendingPost(queryClient, record.id, status);
    }),
    // Lists that load while posts are pending, and own posts that arrive meanwhile.
    queryClient.getQueryCache().subscribe(event => {
      const isLoaded = event.type === 'updated' && event.action.type === 'success' && event.query.queryKey[0] === timelinesKey[0];
      if (!isLoaded || shown.size === 0) return;
      for (const { record } of shown.values())
        addPendingPost(queryClient, { key: record.id, visibility: record.payload.visibility });
      if (![...shown.values()].some(({ record }) => mayBeAtServer(record))) releaseOwnPostsIn(queryClient, event.query.queryKey);
    }),
  ];
  show();
  return () => unsubscribes.forEach(unsubscribe => unsubscribe());
}

/** A record without a text was damaged in the storage: it is sent nowhere, and shown nowhere. */
const isPost = (record: OutboxRecord): record is PostRecord =>
  record.kind === 'post' && typeof (record.payload as Partial<PostPayload>).text === 'string';

const postsOf = (outbox: Outbox): PostRecord[] => outbox.getRecords().filter(isPost);

/** Whether a request for the post may have arrived: an own post in the stream may be its result. */
const mayBeAtServer = ({ state, mayBeSent }: PostRecord): boolean => state === 'sending' || mayBeSent;

const markOf = ({ id, payload }: PostRecord) => ({
  key: id,
  inReplyToId: payload.inReplyToId,
  replyToKey: payload.replyToRecord,
  statusId: null,
});

/** Counts the reply on the post it replies to. Returns a rollback function. */
function countReply(queryClient: QueryClient, statusId: string | null): () => void {
  if (statusId === null) return () => undefined;
  return patch<Status>(queryClient, statusKey(statusId), ({ replies_count }) => ({ replies_count: replies_count + 1 }));
}
