import { browserStorage, compareInList, wireId, type Client, type Status } from '@rookery/api-client';
import {
  accountState,
  accountStore,
  advanceMarker,
  knownItems,
  markerQuery,
  statusKey,
  type ListWindow,
  type WindowStore,
} from '@rookery/store';
import {
  emptyList,
  flushQueue,
  fullListOf,
  itemIds,
  listWindow,
  mergeNewest,
  type Entry,
  type ListState,
} from '@rookery/store/list';
import { createScrollMemory } from '@rookery/ui/list';
import type { QueryClient } from '@tanstack/react-query';
import { createWrittenPlace } from '../place/written-place.js';
import { timelineKey } from '../state/timeline.data.js';
import { catchUpList } from './read-on.data.js';

/** The name of the stored part of the list. */
const WINDOW_NAME = 'catch-up';
/** The entries of it that are stored: those of one run. */
const STORED_ENTRIES = 1_000;

/** The memory of a visit of the page while the reader is elsewhere. */
interface CatchUpVisit {
  /** The post that was read last; undefined: not known yet. */
  sinceId: string | null | undefined;
  /** The reader stopped reading. */
  isStopped: boolean;
  /** The entries that were in the range: those that are gone were deleted, or left with their account. */
  readonly listed: Set<string>;
}

const visitOf = accountState('catch-up', (): CatchUpVisit => ({ sinceId: undefined, isStopped: false, listed: new Set() }));

/** Where the visit of the page is. */
export const catchUpVisit = (queryClient: QueryClient): Readonly<Pick<CatchUpVisit, 'sinceId' | 'isStopped'>> =>
  visitOf(queryClient);

/** The reader stopped reading, or did not. */
export function rememberStopped(queryClient: QueryClient, isStopped: boolean): void {
  visitOf(queryClient).isStopped = isStopped;
}

/** The range as it is now: its entries are remembered, so that those that leave it are counted. */
export function rememberRange(queryClient: QueryClient, range: readonly Entry[], sinceId: string | null): void {
  const visit = visitOf(queryClient);
  if (visit.sinceId !== sinceId) visit.listed.clear();
  visit.sinceId = sinceId;
  for (const id of itemIds(range)) visit.listed.add(id);
}

/**
 * The known part of Home before the first request: the part that an earlier visit of this page stored, under the newest range of Home, or
 * Home as it is loaded or stored. Home itself does not change.
 *
 * @param homeKey Names the position of Home in storage.
 */
export async function knownHome(
  queryClient: QueryClient,
  stores: { windows: WindowStore<Status>; newest: WindowStore<Status> },
  homeKey: string,
): Promise<ListWindow<Status> | null> {
  const loaded = queryClient.getQueryData<ListState>(timelineKey({ kind: 'home' }));
  const [own, stored, newest] = await Promise.all([
    stores.windows.read(WINDOW_NAME),
    loaded === undefined ? stores.windows.read(homeKey) : null,
    loaded === undefined ? stores.newest.read(homeKey) : null,
  ]);
  const states = [newest?.state, loaded ?? stored?.state, own?.state].flatMap(state => state ?? []);
  const state = states
    .map(wholeList)
    .reduce<ListState | null>((above, below) => (above === null ? below : under(above, below)), null);
  return state === null ? null : { state, items: [newest, stored, own].flatMap(window => window?.items ?? []) };
}

/** A list with its queue shown, without what is being sent. */
const wholeList = (state: ListState): ListState => ({
  ...emptyList,
  ...state,
  entries: fullListOf(state).list,
  queue: [],
  unmatchedOwnIds: [],
  deferredIds: [],
});

/** A list above an older state of it: the newest range of the first is a page of the second, with a gap where they do not meet. */
function under(above: ListState, below: ListState): ListState {
  const gap = above.entries.findIndex(entry => entry.kind === 'gap');
  const ids = itemIds(gap < 0 ? above.entries : above.entries.slice(0, gap));
  if (ids.length === 0) return below;
  const isWhole = gap < 0 && above.older === null;
  return flushQueue(mergeNewest(below, { ids, next: isWhole ? null : (ids.at(-1) ?? null), asked: below }));
}

/** Stores what was read, for the next visit and for a device without a network. Stores nothing of an account that has signed out. */
export function storeCatchUp(queryClient: QueryClient, windows: WindowStore<Status>): void {
  const state = queryClient.getQueryData<ListState>(catchUpList.queryKey);
  if (state === undefined) return;
  const kept = listWindow(state, null, STORED_ENTRIES);
  const items = knownItems(itemIds(kept.entries), id => queryClient.getQueryData<Status>(statusKey(id)));
  void windows.write(WINDOW_NAME, { state: kept, items });
}

/**
 * How many entries of the range are gone: deleted, or removed with an account that the reader hides or no longer follows.
 *
 * @param state The list as it is now.
 */
export function goneEntries(queryClient: QueryClient, state: ListState): { deleted: number; removed: number } {
  const present = new Set(fullListOf(state).list.flatMap(entry => (entry.kind === 'item' ? [entry.id, entry.formerId] : [])));
  const { deletions } = accountStore(queryClient);
  const gone = [...visitOf(queryClient).listed].filter(id => !present.has(id));
  const deleted = gone.filter(id => deletions.hasSince({ id, reblog: null }, 0)).length;
  return { deleted, removed: gone.length - deleted };
}

interface MarkOptions {
  /** The newest post that was read. */
  id: string;
  /** The ids of the list, newest first. */
  order: readonly string[];
  /** Names the account in storage. */
  scope: string;
  /** Names the position of Home in storage. */
  homeKey: string;
}

/**
 * Moves the place of Home up to a post: the server's marker, where it has one, and the place on this device. A marker that is newer already
 * stays. Rejects where the server does not have the place.
 */
export async function markHomeRead(
  client: Client,
  queryClient: QueryClient,
  { id, order, scope, homeKey }: MarkOptions,
): Promise<void> {
  const local = browserStorage('local');
  const written = createWrittenPlace(local, scope, 'home');
  written.send(id);
  const isMoved = await advanceMarker(client, queryClient, 'home', id, { order });
  if (isMoved) written.write(id);
  else {
    const marker = await queryClient.fetchQuery({ ...markerQuery(client, 'home'), staleTime: 0, retry: false });
    const isBehind = marker !== null && compareInList(marker.last_read_id, wireId(id), order.map(wireId)) < 0;
    if (isBehind) throw new Error('The marker has not moved.');
  }
  createScrollMemory(local, scope).forget(homeKey);
}
