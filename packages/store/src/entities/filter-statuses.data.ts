import type { Status } from '@rookery/api-client';
import type { QueryClient } from '@tanstack/react-query';
import { notifyManager } from '@tanstack/react-query';
import { accountStore, type StatusFilter } from './account-store.data.js';
import { refreshHolders, statusesKey, statusKey } from './entities.data.js';

/**
 * The reader's filters have changed: writes which of them match to every cached status, in one pass, and to those that arrive from now on.
 *
 * @param change For the statuses that are known.
 * @param filter For those that arrive; null: the server has filtered them.
 */
export function filterStatuses(queryClient: QueryClient, change: (status: Status) => Status, filter: StatusFilter | null): void {
  const store = accountStore(queryClient);
  store.filter = filter;
  notifyManager.batch(() => {
    const changed: string[] = [];
    for (const [, status] of queryClient.getQueriesData<Status>({ queryKey: statusesKey })) {
      const next = status === undefined ? undefined : change(status);
      if (next === undefined || next === status) continue;
      queryClient.setQueryData<Status>(statusKey(next.id), () => next);
      changed.push(next.id);
    }
    refreshHolders(queryClient, changed);
    store.events.emit('filtersChanged', { change });
  });
}
