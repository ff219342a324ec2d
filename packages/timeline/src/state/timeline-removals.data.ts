import type { Relationship, Status } from '@rookery/api-client';
import { itemIds, removeItems } from '@rookery/api-client/list';
import { relationshipKey, statusKey } from '@rookery/api-client/query';
import type { QueryCacheNotifyEvent, QueryClient } from '@tanstack/react-query';
import { buryInTimelines, forgetInTimelines, isOwnStatus, timelineKey, updateTimelines } from './timeline.data.js';

/**
 * Takes out of the lists what is gone elsewhere (behaviour 4.4): deleted posts with every boost of them, the posts of who was
 * blocked or muted, and from Home those of who is no longer followed.
 */
export function bindRemovals(queryClient: QueryClient): { onDeleted(statusId: string): void; stop(): void } {
  /** Statuses whose entry went within this turn, and those of them that were deleted. */
  let removed: Status[] = [];
  let deleted = new Set<string>();
  const relationships = new Map<string, Relationship>();

  const settle = (): void => {
    const boosts = removed.filter(status => status.reblog !== null && deleted.has(status.reblog.id)).map(status => status.id);
    [removed, deleted] = [[], new Set()];
    if (boosts.length > 0) buryInTimelines(queryClient, boosts);
  };
  const settleSoon = (): void => {
    if (removed.length === 0 && deleted.size === 0) queueMicrotask(settle);
  };
  const onDeleted = (statusId: string): void => {
    settleSoon();
    deleted.add(statusId);
  };
  const onRemoved = (statusId: string, status: Status | undefined, isObserved: boolean): void => {
    settleSoon();
    if (status !== undefined) removed.push(status);
    // An entity is removed while someone looks at it only when its post was deleted; unused ones just age.
    if (!isObserved) return;
    deleted.add(statusId);
    const isOwn = status !== undefined && isOwnStatus(queryClient, status);
    (isOwn ? forgetInTimelines : buryInTimelines)(queryClient, [statusId]);
  };
  const onRelationship = (accountId: string, next: Relationship): void => {
    const previous = relationships.get(accountId);
    relationships.set(accountId, next);
    const isSilenced = (one: Relationship | undefined): boolean => one?.blocking === true || one?.muting === true;
    if (isSilenced(next) && !isSilenced(previous)) {
      forgetAccount(queryClient, accountId, name => !name.startsWith(`account:${accountId}:`));
    } else if (previous?.following === true && !next.following) {
      forgetAccount(queryClient, accountId, name => name === timelineKey({ kind: 'home' })[1]);
    }
  };
  const stop = queryClient.getQueryCache().subscribe((event: QueryCacheNotifyEvent) => {
    const [root, name] = event.query.queryKey;
    if (typeof name !== 'string' || event.query.queryKey.length !== 2) return;
    if (event.type === 'removed' && root === statusKey(name)[0]) {
      onRemoved(name, event.query.state.data as Status | undefined, event.query.getObserversCount() > 0);
    }
    const relationship = event.type === 'updated' && root === relationshipKey(name)[0] ? event.query.state.data : undefined;
    if (relationship !== undefined) onRelationship(name, relationship as Relationship);
  });
  return { onDeleted, stop };
}

/** Takes what an account wrote or boosted, and boosts of it, out of the timelines that are meant. */
function forgetAccount(queryClient: QueryClient, accountId: string, isMeant: (name: string) => boolean): void {
  const isTheirs = (id: string): boolean => {
    const status = queryClient.getQueryData<Status>(statusKey(id));
    return status?.account.id === accountId || status?.reblog?.account.id === accountId;
  };
  updateTimelines(
    queryClient,
    state => removeItems(state, [...itemIds(state.entries), ...itemIds(state.queue)].filter(isTheirs)),
    isMeant,
  );
}
