import { isApiError, type CallOptions, type Client } from '@rookery/api-client';
import { itemIds } from '@rookery/store/list';
import { accountStore } from '@rookery/store';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { sourceDefinition, streamsOf, type TimelineSource } from './timeline-sources.js';
import { sourceOfKey, timelineKey, timelinesKey, type TimelineState } from './timeline.data.js';

/**
 * Whether the server has a post that the stream should have brought and did not: in the list that is shown, else in Home. One request for
 * one post. Rejects with the request's ApiError when the server does not respond; an error response says nothing about the stream.
 */
export async function hasMissedPosts(client: Client, queryClient: QueryClient, options: CallOptions = {}): Promise<boolean> {
  const source = watchedSource(queryClient);
  const known = () => knownIds(queryClient, source);
  const [newest] = known();
  if (newest === undefined) return false;
  try {
    const { load, includes = () => true } = sourceDefinition(source);
    const { items } = await load(client, { since_id: newest, limit: 1 }, options);
    // A post may have arrived meanwhile. A server that ignores `since_id` answers with its newest post all the same.
    const ids = new Set(known());
    return items.some(item => !ids.has(item.id) && includes(item));
  } catch (error) {
    if (isApiError(error) && error.status !== null) return false;
    throw error;
  }
}

/** GoToSocial accepts the streams of hashtags and never sends anything: their silence says nothing. */
function watchedSource(queryClient: QueryClient): TimelineSource {
  const isWatched = (source: TimelineSource) => {
    const streams = streamsOf(source);
    return streams.length > 0 && streams.every(({ stream }) => stream !== 'hashtag');
  };
  const shown = accountStore(queryClient)
    .lists.opened()
    .filter((queryKey: QueryKey) => queryKey[0] === timelinesKey[0])
    .map(sourceOfKey);
  return shown.find(isWatched) ?? { kind: 'home' };
}

/** The ids of a list, newest first; none while it is not loaded or may lack posts anyway. */
function knownIds(queryClient: QueryClient, source: TimelineSource): string[] {
  const state = queryClient.getQueryData<TimelineState>(timelineKey(source));
  if (state === undefined || state.isStale) return [];
  return [...itemIds(state.queue), ...itemIds(state.entries), ...state.deferredIds, ...state.unmatchedOwnIds];
}
