import { isSilenced, type Relationship, type Status } from '@rookery/api-client';
import { itemIds, itemsToRemove, removeItems, renewItems, restoreItems, type RemovedItems } from '@rookery/store/list';
import { accountState, accountStore, statusKey, updateList } from '@rookery/store';
import type { QueryClient } from '@tanstack/react-query';
import { isHomeFeed, sourceDefinition, type TimelineSource } from './timeline-sources.js';
import {
  removeFromTimelines,
  replaceInTimelines,
  timelineKey,
  timelineSources,
  updateTimelines,
  type TimelineState,
} from './timeline.data.js';

/** Accounts whose rows can be brought back. */
const REMEMBERED_ACCOUNTS = 20;

/** The rows of an account that one list lost. */
interface ForgottenRows {
  readonly source: TimelineSource;
  readonly removed: RemovedItems;
  /** The reader followed the account: unless they do so again, Home stays without them. */
  readonly wasFollowing: boolean;
}

/** The rows that lists lost when the reader blocked, muted or unfollowed their account, by account. */
const forgottenRows = accountState('forgotten rows', () => new Map<string, ForgottenRows[]>());

/**
 * Removes from the lists: deleted posts with their reblogs (LIST-05), the posts of an account that the reader blocks
 * or mutes, and from Home those of an account that the reader unfollows; they return to their places when that is undone, or was refused.
 * Gives posts their new ids. Returns an unsubscribe function.
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
      const wasFollowing = previous?.following === true;
      if (isSilenced(next) && !isSilenced(previous)) {
        forgetAccount(queryClient, accountId, wasFollowing, source => sourceDefinition(source).accountId !== accountId);
      } else if (wasFollowing && !next.following) {
        forgetAccount(queryClient, accountId, wasFollowing, isHomeFeed);
      }
      restoreAccount(queryClient, next);
    }),
  ];
  return () => unsubscribes.forEach(unsubscribe => unsubscribe());
}

/** Removes the posts and reblogs of an account, and reblogs of its posts, from the selected timelines, and remembers their places. */
function forgetAccount(
  queryClient: QueryClient,
  accountId: string,
  wasFollowing: boolean,
  isSelected: (source: TimelineSource) => boolean,
): void {
  const isTheirs = (id: string): boolean => {
    const status = queryClient.getQueryData<Status>(statusKey(id));
    return status?.account.id === accountId || status?.reblog?.account.id === accountId;
  };
  const forgotten: ForgottenRows[] = [];
  const forgetIn =
    (source: TimelineSource) =>
    (state: TimelineState): TimelineState => {
      const ids = [...itemIds(state.entries), ...itemIds(state.queue)].filter(isTheirs);
      const removed = itemsToRemove(state, ids);
      if (removed !== null) forgotten.push({ source, removed, wasFollowing });
      return removeItems(state, ids);
    };
  for (const source of timelineSources(queryClient)) {
    if (isSelected(source)) updateList(queryClient, timelineKey(source), forgetIn(source));
  }
  if (forgotten.length === 0) return;
  const all = forgottenRows(queryClient);
  const earlier = all.get(accountId) ?? [];
  all.delete(accountId);
  all.set(accountId, [...earlier, ...forgotten]);
  for (const oldest of all.keys()) if (all.size > REMEMBERED_ACCOUNTS) all.delete(oldest);
}

/** Puts the rows of an account back as far as nothing keeps it out of their lists any more. */
function restoreAccount(queryClient: QueryClient, relationship: Relationship): void {
  const all = forgottenRows(queryClient);
  const forgotten = all.get(relationship.id);
  if (forgotten === undefined || isSilenced(relationship)) return;
  const isKeptOut = ({ source, wasFollowing }: ForgottenRows): boolean =>
    isHomeFeed(source) && wasFollowing && !relationship.following;
  for (const rows of forgotten.filter(one => !isKeptOut(one)).toReversed()) {
    updateList(queryClient, timelineKey(rows.source), state => restoreItems(state, stillThere(queryClient, rows)));
  }
  const left = forgotten.filter(isKeptOut);
  if (left.length > 0) all.set(relationship.id, left);
  else all.delete(relationship.id);
}

/** The rows whose posts were not deleted meanwhile. */
function stillThere(queryClient: QueryClient, { removed }: ForgottenRows): RemovedItems {
  const { deletions } = accountStore(queryClient);
  return { ...removed, ids: removed.ids.filter(id => !deletions.hasSince({ id, reblog: null }, 0)) };
}
