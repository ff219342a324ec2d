import { queryOptions, skipToken, type QueryClient } from '@tanstack/react-query';
import { nextMarks, type PendingMark } from './pending-marks.js';

/** The pending posts, in order. Never requested from a server. */
export const pendingMarksQuery = queryOptions<readonly PendingMark[]>({
  queryKey: ['timeline', 'pending'],
  queryFn: skipToken,
  staleTime: Infinity,
  gcTime: Infinity,
});

/** Writes the marks of the posts that are pending now. */
export function writePendingMarks(queryClient: QueryClient, pending: readonly PendingMark[]): void {
  const known = queryClient.getQueryData(pendingMarksQuery.queryKey) ?? [];
  const next = nextMarks(known, pending);
  if (next === known) return;
  queryClient.setQueryDefaults(pendingMarksQuery.queryKey, { gcTime: Infinity });
  queryClient.setQueryData(pendingMarksQuery.queryKey, next);
}

/** Marks a post as sent. */
export function markSent(queryClient: QueryClient, sentKey: string, statusId: string): void {
  queryClient.setQueryData(pendingMarksQuery.queryKey, marks =>
    marks?.map(mark => (mark.key === sentKey ? { ...mark, statusId } : mark)),
  );
}
