/* The way to a place of Home that is not loaded, for the reader who takes the offer to continue there. */
import type { Client, Status } from '@rookery/api-client';
import { loadOlder, replaceByStored, type ListWindow } from '@rookery/store';
import type { QueryClient } from '@tanstack/react-query';
import type { TimelineSource } from '../state/timeline-sources.js';
import { timelineKey, timelineList, type TimelineState } from '../state/timeline.data.js';
import { isBelow } from './reading-place.js';

/** The most pages loaded on the way to a place. */
const MAX_PAGES = 10;

const stateOf = (queryClient: QueryClient, source: TimelineSource): TimelineState | undefined =>
  queryClient.getQueryData<TimelineState>(timelineKey(source));

/**
 * Replaces the list by its stored part, if that has the post: it is there at once, however far down it is. Returns whether it did. Posts being
 * sent are in the loaded list only.
 */
export function restoreStored(
  queryClient: QueryClient,
  source: TimelineSource,
  stored: ListWindow<Status> | null,
  id: string,
): boolean {
  const hasPending = stateOf(queryClient, source)?.entries.some(entry => entry.kind === 'pending') !== false;
  if (hasPending || stored?.state.entries.some(entry => entry.kind === 'item' && entry.id === id) !== true) return false;
  replaceByStored(queryClient, timelineList(source), stored);
  return true;
}

/** Loads older pages until one reaches the post, as far as they can be had. The list shows the error. */
export async function loadDownTo(client: Client, queryClient: QueryClient, source: TimelineSource, id: string): Promise<void> {
  const state = (): TimelineState | undefined => stateOf(queryClient, source);
  try {
    for (let pages = 0; pages < MAX_PAGES && isBelow(entriesOf(state()), id) && state()?.older; pages += 1) {
      await loadOlder(client, queryClient, timelineList(source));
    }
  } catch {
    // The list is loaded as far as it could be.
  }
}

const entriesOf = (state: TimelineState | undefined) =>
  (state?.entries ?? []).flatMap(entry => (entry.kind === 'item' ? [{ kind: 'status', key: entry.id, id: entry.id }] : []));
