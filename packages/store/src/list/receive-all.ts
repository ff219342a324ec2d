import { firstItemId, itemEntry } from './list-entries.js';
import { DEFERRED_LIMIT, limitQueue, orderOf, type ListState } from './list-state.js';
import { receive, receiveOwn } from './receive-item.js';

/** A streamed item. `isOwn`: the reader created it. */
export interface ReceivedItem {
  id: string;
  isOwn: boolean;
}

/** Receives streamed items in order: the same as `receive` and `receiveOwn` one by one, with one pass over the queue for each run of newest items. */
export function receiveAll(state: ListState, items: readonly ReceivedItem[]): ListState {
  let next = state;
  for (let index = 0; index < items.length;) {
    const run = newestRun(next, items.slice(index));
    if (run.length > 1) {
      next = limitQueue({ ...next, queue: [...run.toReversed().map(itemEntry), ...next.queue] });
      index += run.length;
      continue;
    }
    const item = items[index];
    if (item) next = (item.isOwn ? receiveOwn : receive)(next, item.id);
    index += 1;
  }
  return next;
}

/** The ids at the start of `items` of which each is newer than everything before it. */
function newestRun(state: ListState, items: readonly ReceivedItem[]): string[] {
  const shown = firstItemId(state.entries);
  const run: string[] = [];
  // A list that forgets its deferred items becomes stale, which changes what it does with the next one.
  if (shown === undefined || state.isStale || state.deferredIds.length + items.length > DEFERRED_LIMIT) return run;
  const isOlder = orderOf(state);
  let newest = firstItemId(state.queue) ?? shown;
  for (const { id, isOwn } of items) {
    if (isOwn || !isOlder(newest, id) || !isOlder(shown, id)) break;
    run.push(id);
    newest = id;
  }
  return run;
}
