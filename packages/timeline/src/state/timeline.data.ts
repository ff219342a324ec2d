import { TIMELINE_PAGE_SIZE, type Client, type Status, timelinesOf } from '@rookery/api-client';
import { itemIds, removeItems, replaceWithTombstones, type ListState } from '@rookery/store/list';
import {
  accountStore,
  ingestStatuses,
  isOwnStatus,
  listQuery,
  resolveMissing,
  statusKey,
  updateList,
  type ListDefinition,
  type ListQueryOptions,
  type ListWindow,
} from '@rookery/store';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { sourceDefinition, type TimelineSource } from './timeline-sources.js';

/** A list of statuses as the cache holds it. The transitions of the list engine keep the fields that they do not know. */
export interface TimelineState extends ListState {
  /** Reblogs collapsed into the row of another entry: the id of the reblog to the id of that entry. */
  collapsed?: Readonly<Record<string, string>>;
}

/** A stored part of a timeline with the statuses that it names. */
export type TimelineWindow = ListWindow<Status>;

/** The prefix of the keys of all timelines. */
export const timelinesKey = ['timelines'] as const;

/** The cache key of a list of posts; its data is a `TimelineState`. */
export const timelineKey = (source: TimelineSource) => [...timelinesKey, sourceDefinition(source).key] as const;

/** The source of a key that `timelineKey` made. */
export const sourceOfKey = (queryKey: QueryKey): TimelineSource => queryKey[1] as TimelineSource;

/** A list of posts, for the functions of the list engine: `loadOlder`, `loadGap`, `trimList` … */
export function timelineList(source: TimelineSource): ListDefinition<Status> {
  const { order, load, follow, passes, isWhole } = sourceDefinition(source);
  return {
    queryKey: timelineKey(source),
    order,
    pageSize: TIMELINE_PAGE_SIZE,
    load,
    follow:
      follow ??
      ((client, link, options) =>
        order === 'time' ? timelinesOf(client).page(link, options) : timelinesOf(client).linkedPage(link, options)),
    ingest: ingestStatuses,
    ...(passes && { includes: passes }),
    isOwn: isOwnStatus,
    isDeletedSince: (queryClient, status, time) => accountStore(queryClient).deletions.hasSince(status, time),
    onMissing: resolveMissing,
    isWhole: isWhole ?? false,
  };
}

export type TimelineQueryOptions = ListQueryOptions<Status>;

/** A list of posts as one query: see `listQuery`. */
export const timelineQuery = (client: Client, source: TimelineSource, options: TimelineQueryOptions = {}) =>
  listQuery(client, timelineList(source), options);

/** Removes posts that lost the mark of a list (bookmarks, favourites). They stay for as long as the reader looks at the list. */
export function dropUnmarked(queryClient: QueryClient, source: TimelineSource): void {
  const { mark } = sourceDefinition(source);
  if (mark === undefined) return;
  const isUnmarked = (id: string): boolean => queryClient.getQueryData<Status>(statusKey(id))?.[mark] === false;
  updateList(queryClient, timelineKey(source), state => removeItems(state, itemIds(state.entries).filter(isUnmarked)));
}

/** Applies a transition to every timeline in the cache, or to those whose source is selected. */
export function updateTimelines(
  queryClient: QueryClient,
  transition: (state: TimelineState) => TimelineState,
  isSelected: (source: TimelineSource) => boolean = () => true,
): void {
  for (const source of timelineSources(queryClient)) {
    if (isSelected(source)) updateList(queryClient, timelineKey(source), transition);
  }
}

/** The timelines in the cache. */
export const timelineSources = (queryClient: QueryClient): TimelineSource[] =>
  queryClient
    .getQueryCache()
    .findAll({ queryKey: timelinesKey })
    .map(({ queryKey }) => sourceOfKey(queryKey));

/** Reads the lists of pinned posts anew: the reader has pinned or unpinned one. */
export function refreshPinned(queryClient: QueryClient): void {
  for (const source of timelineSources(queryClient)) {
    if (source.kind !== 'pinned') continue;
    updateList(queryClient, timelineKey(source), state =>
      removeItems(
        state,
        itemIds(state.entries).filter(id => queryClient.getQueryData<Status>(statusKey(id))?.pinned === false),
      ),
    );
    void queryClient.invalidateQueries({ queryKey: timelineKey(source) });
  }
}

/** Removes deleted posts from every timeline. */
export function removeFromTimelines(queryClient: QueryClient, statusIds: readonly string[]): void {
  accountStore(queryClient).deletions.add(statusIds);
  updateTimelines(queryClient, state => removeItems(state, statusIds));
}

/** Removes posts that somebody else deleted. A post being read leaves a tombstone. */
export function replaceInTimelines(queryClient: QueryClient, statusIds: readonly string[]): void {
  accountStore(queryClient).deletions.add(statusIds);
  updateTimelines(queryClient, state => replaceWithTombstones(state, statusIds));
}
