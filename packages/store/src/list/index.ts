// Entries
export { isSortable } from '@rookery/api-client';
export { itemEntry, itemIds, type Entry, type Gap, type Pending } from './list-entries.js';

// State and its transitions
export { appendOlder, mergeNewest } from './merge-pages.js';
export {
  emptyList,
  flushQueue,
  fullListOf,
  hasUncountedItems,
  markStale,
  QUEUE_LIMIT,
  queuedCount,
  type GapSide,
  type ListPage,
  type ListState,
  type OlderPage,
} from './list-state.js';
export { receive, receiveOwn } from './receive-item.js';
export { receiveAll, type ReceivedItem } from './receive-all.js';
export { addPending, confirmPending, releaseUnmatched, withdrawPending } from './pending-items.js';
export {
  itemsToRemove,
  missingItems,
  removeItem,
  removeItems,
  renewItems,
  replaceWithTombstones,
  restoreItems,
  type RemovedItems,
} from './removed-items.js';

// Gaps
export { fillGap, type GapPage } from './fill-gap.js';
export { requestGapPage, type GapRequests } from './gap-requests.js';

// Lists in the server's own order
export { endIfRepeated, loadedInServerOrder, mergeServerOrder, reachesKnown } from './server-order.js';

// Parts of a list
export { listWindow, TAIL_LIMIT, trimTail, WINDOW_ENTRIES, type TailLimit } from './list-window.js';
