import type { Status, Visibility } from '@rookery/api-client';
import { addPending, confirmPending, releaseUnmatched, withdrawPending } from '@rookery/api-client/list';
import { ingestStatuses, updateList } from '@rookery/api-client/query';
import type { QueryClient } from '@tanstack/react-query';
import type { TimelineSource } from './timeline-sources.js';
import { timelineKey, updateTimelines } from './timeline.data.js';
import type { TimelineState } from './timeline-state.js';

/** A post on its way, as timelines know it. */
export interface PendingPost {
  /** The idempotency key it is sent with. */
  key: string;
  visibility: Visibility;
}

/** The timelines that show a new post of one's own: behaviour 4.5. A direct one is in none of them. */
function timelinesOf(visibility: Visibility): TimelineSource[] {
  if (visibility === 'direct') return [];
  const home: TimelineSource = { kind: 'home' };
  return visibility === 'public' ? [home, { kind: 'public', local: true }, { kind: 'public' }] : [home];
}

/** Puts a post on its way at the top of the timelines that will show it, as far as they are loaded. The same twice is once. */
export function addPendingPost(queryClient: QueryClient, { key, visibility }: PendingPost): void {
  for (const source of timelinesOf(visibility)) {
    updateList(queryClient, timelineKey(source), state => addPending(state, key));
  }
}

/**
 * The server's post takes the place of the pending one everywhere, and is shown in the timelines of its visibility also
 * where the pending one never stood.
 */
export function confirmPendingPost(queryClient: QueryClient, key: string, status: Status): void {
  ingestStatuses(queryClient, [status]);
  for (const source of timelinesOf(status.visibility)) {
    const queryKey = timelineKey(source);
    const isStale = queryClient.getQueryData<TimelineState>(queryKey)?.isStale === true;
    updateList(queryClient, queryKey, state => confirmPending(state, key, status.id));
    // Under it lies what was missed since the break: the newest page tells whether that is anything.
    if (isStale) void queryClient.invalidateQueries({ queryKey, exact: true });
  }
  withdrawPendingPost(queryClient, key);
}

/** Takes a post that will not be sent out of every timeline. */
export function withdrawPendingPost(queryClient: QueryClient, key: string): void {
  updateTimelines(queryClient, state => withdrawPending(state, key));
}

/**
 * Shows own posts that came while others were on their way. To be called when sending failed for certain and the pending
 * row stays for another try: what came since is then none of it.
 */
export function releaseOwnPosts(queryClient: QueryClient): void {
  updateTimelines(queryClient, releaseUnmatched);
}
