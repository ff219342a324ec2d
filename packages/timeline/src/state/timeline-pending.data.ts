import type { Status, Visibility } from '@rookery/api-client';
import { addPending, confirmPending, releaseUnmatched, withdrawPending } from '@rookery/store/list';
import { ingestStatuses, updateList } from '@rookery/store';
import { type QueryClient, type QueryKey, queryOptions, skipToken } from '@tanstack/react-query';
import { pendingStatusId, nextMarks, type PendingMark } from './pending-marks.js';
import type { TimelineSource } from './timeline-sources.js';
import { timelineKey, updateTimelines, type TimelineState } from './timeline.data.js';

/** A pending post as timelines know it. */
interface PendingPost {
  /** Its idempotency key. */
  key: string;
  visibility: Visibility;
}

/** The timelines that show a new own post of this visibility (LIST-05). Direct posts are in none. */
function timelinesOf(visibility: Visibility): TimelineSource[] {
  if (visibility === 'direct') return [];
  const home: TimelineSource = { kind: 'home' };
  return visibility === 'public' ? [home, { kind: 'public', local: true }, { kind: 'public' }] : [home];
}

/** Adds a pending post at the top of the loaded timelines that will show it. Idempotent. */
export function addPendingPost(queryClient: QueryClient, { key, visibility }: PendingPost): void {
  for (const source of timelinesOf(visibility)) {
    updateList(queryClient, timelineKey(source), state => addPending(state, key));
  }
}

/** Replaces a pending post by the server's post in every timeline. The post is shown even where it was never pending. */
export function confirmPendingPost(queryClient: QueryClient, key: string, status: Status): void {
  ingestStatuses(queryClient, [status]);
  for (const source of timelinesOf(status.visibility)) {
    const queryKey = timelineKey(source);
    const isStale = queryClient.getQueryData<TimelineState>(queryKey)?.isStale === true;
    updateList(queryClient, queryKey, state => confirmPending(state, key, status.id, pendingStatusId(key)));
    // Posts below it may have been missed since the break: only the newest page tells.
    if (isStale) void queryClient.invalidateQueries({ queryKey, exact: true });
  }
  withdrawPendingPost(queryClient, key);
}

/** Removes a pending post that will not be sent from every timeline. */
export function withdrawPendingPost(queryClient: QueryClient, key: string): void {
  updateTimelines(queryClient, state => withdrawPending(state, key));
}

/**
 * Shows own posts that arrived while others were pending. Call it while no request for a post may have reached the server: none of them
 * can be the result of one.
 */
export function releaseOwnPosts(queryClient: QueryClient): void {
  updateTimelines(queryClient, releaseUnmatched);
}

/** The same in one timeline, without a look at the others. */
export function releaseOwnPostsIn(queryClient: QueryClient, timeline: QueryKey): void {
  updateList(queryClient, timeline, releaseUnmatched);
}

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
