import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { accountChannel } from '../outbox/outbox.data.js';
import type { TabChannel } from '../outbox/outbox-tabs.dom.js';

/**
 * The `meta` of a mutation whose success changes what these queries read: every other tab of the account reads those that it shows again. An
 * action made by `optimistic` is shared by its name instead.
 */
export const changesQueries = (...queryKeys: readonly QueryKey[]) => ({ changes: queryKeys });

/** Shares the mutations with `changesQueries` between the tabs of an account. Returns a function that ends it. */
export function bindSharedChanges(
  queryClient: QueryClient,
  tabs: TabChannel<readonly QueryKey[]> = accountChannel(queryClient, 'changes'),
): () => void {
  const unsubscribes = [
    queryClient.getMutationCache().subscribe(event => {
      if (event.type !== 'updated' || event.action.type !== 'success') return;
      // Only `changesQueries` writes it.
      const changes = event.mutation.meta?.['changes'] as readonly QueryKey[] | undefined;
      if (changes !== undefined) tabs.post(changes);
    }),
    tabs.subscribe(changes => {
      for (const queryKey of changes) void queryClient.invalidateQueries({ queryKey });
    }),
  ];
  return () => unsubscribes.forEach(unsubscribe => unsubscribe());
}
