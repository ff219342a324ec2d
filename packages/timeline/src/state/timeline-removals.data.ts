import { isSilenced, type Status } from '@rookery/api-client';
import { itemIds, removeItems, renewItems } from '@rookery/api-client/list';
import { accountStore, statusKey } from '@rookery/api-client/query';
import type { QueryClient } from '@tanstack/react-query';
import { sourceDefinition, type TimelineSource } from './timeline-sources.js';
import { removeFromTimelines, replaceInTimelines, updateTimelines } from './timeline.data.js';

/**
 * Removes from the lists: deleted posts with their reblogs (LIST-05), the posts of an account that the reader blocks
 * or mutes, and from Home those of an account that the reader unfollows. Gives posts their new ids. Returns an unsubscribe function.
 */
export function bindRemovals(queryClient: QueryClient): () => void {
  const { events } = accountStore(queryClient);
  const unsubscribes = [
    events.on('statusDeleted', ({ statusId, ids, isOwn }) => {
      if (isOwn) removeFromTimelines(queryClient, [statusId]);
      replaceInTimelines(queryClient, isOwn ? ids.filter(id => id !== statusId) : ids);
    }),
    events.on('statusesRenewed', ({ ids }) => updateTimelines(queryClient, state => renewItems(state, ids))),
    events.on('relationshipChanged', ({ previous, next }) => {
      const accountId = next.id;
      if (isSilenced(next) && !isSilenced(previous)) {
        forgetAccount(queryClient, accountId, source => sourceDefinition(source).accountId !== accountId);
      } else if (previous?.following === true && !next.following) {
        forgetAccount(queryClient, accountId, source => source.kind === 'home');
      }
    }),
  ];
  return () => unsubscribes.forEach(unsubscribe => unsubscribe());
}

/** Removes the posts and reblogs of an account, and reblogs of its posts, from the selected timelines. */
function forgetAccount(queryClient: QueryClient, accountId: string, isSelected: (source: TimelineSource) => boolean): void {
  const isTheirs = (id: string): boolean => {
    const status = queryClient.getQueryData<Status>(statusKey(id));
    return status?.account.id === accountId || status?.reblog?.account.id === accountId;
  };
  updateTimelines(
    queryClient,
    state => removeItems(state, [...itemIds(state.entries), ...itemIds(state.queue)].filter(isTheirs)),
    isSelected,
  );
}
