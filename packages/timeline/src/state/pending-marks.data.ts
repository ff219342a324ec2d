import { queryOptions, skipToken, type QueryClient } from '@tanstack/react-query';

/** A pending post as threads show it. Separate from its record: a page with a thread does not need the outbox. */
export interface PendingMark {
  /** The idempotency key. */
  readonly key: string;
  readonly inReplyToId: string | null;
  /** The key of the pending post that it replies to. */
  readonly replyToKey: string | null;
  /** The id of the server's post once it is sent. */
  readonly statusId: string | null;
}

/** Marks of sent posts that are kept: a thread that is open shows them until it is requested again. */
const MOST_MARKS = 60;

/** The pending posts, in order. Never requested from a server. */
export const pendingMarksQuery = queryOptions<readonly PendingMark[]>({
  queryKey: ['timeline', 'pending'],
  queryFn: skipToken,
  staleTime: Infinity,
  gcTime: Infinity,
});

/** Writes the marks of the posts that are pending now. Sent ones stay. */
export function writePendingMarks(queryClient: QueryClient, pending: readonly PendingMark[]): void {
  const keys = new Set(pending.map(({ key }) => key));
  const known = queryClient.getQueryData(pendingMarksQuery.queryKey) ?? [];
  const sent = known.filter(({ key, statusId }) => statusId !== null && !keys.has(key));
  const next = [...sent, ...pending].slice(-MOST_MARKS);
  if (JSON.stringify(next) === JSON.stringify(known)) return;
  queryClient.setQueryDefaults(pendingMarksQuery.queryKey, { gcTime: Infinity });
  queryClient.setQueryData(pendingMarksQuery.queryKey, next);
}

/** Marks a post as sent. */
export function markSent(queryClient: QueryClient, sentKey: string, statusId: string): void {
  queryClient.setQueryData(pendingMarksQuery.queryKey, marks =>
    marks?.map(mark => (mark.key === sentKey ? { ...mark, statusId } : mark)),
  );
}
