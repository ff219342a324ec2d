import { itemIds } from '@rookery/store/list';
import { useList, useStatusesBeingDeleted, type ListOptions } from '@rookery/store';
import type { Status } from '@rookery/api-client';
import { timelineList } from '@rookery/timeline';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';
import { mediaIndexes, profileMediaSource, shownEntries } from './profile-media.data.js';

/** The media of an account: its list, and the attachments of its posts. New posts are shown at once. */
export function useProfileMedia(accountId: string, options: ListOptions<Status> = {}) {
  const queryClient = useQueryClient();
  const definition = useMemo(() => timelineList(profileMediaSource(accountId)), [accountId]);
  const list = useList(definition, options);
  const { state, showQueue } = list;
  const beingDeleted = useStatusesBeingDeleted();
  const entries = useMemo(() => shownEntries(state, beingDeleted), [state, beingDeleted]);
  const indexesOf = useCallback((statusId: string) => mediaIndexes(queryClient, statusId), [queryClient]);
  const hasQueue = state !== undefined && itemIds(state.queue).length > 0;
  useEffect(() => {
    if (hasQueue) showQueue();
  }, [hasQueue, showQueue]);
  return { definition, list, entries, indexesOf };
}
