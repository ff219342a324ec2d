import { MutationObserver, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { createQueryClient } from '../entities/create-query-client.data.js';
import type { TabChannel } from '../outbox/outbox-tabs.dom.js';
import { bindSharedChanges, changesQueries } from './shared-changes.data.js';

/** Tabs that hear one another, and not themselves. */
function channels(): () => TabChannel<readonly (readonly unknown[])[]> {
  const all = new Set<(message: readonly (readonly unknown[])[]) => void>();
  return () => {
    let own: ((message: readonly (readonly unknown[])[]) => void) | null = null;
    return {
      post: message => all.forEach(listener => listener !== own && listener(structuredClone(message))),
      subscribe(listener) {
        own = listener;
        all.add(listener);
        return () => all.delete(listener);
      },
    };
  };
}

function twoTabs() {
  const open = channels();
  return [createQueryClient(), createQueryClient()].map(queryClient => ({
    queryClient,
    end: bindSharedChanges(queryClient, open()),
  }));
}

async function change(queryClient: ReturnType<typeof createQueryClient> | undefined, fails = false): Promise<void> {
  if (queryClient === undefined) throw new Error('There is no such tab.');
  const mutation = new MutationObserver(queryClient, {
    mutationFn: () => (fails ? Promise.reject(new Error('Refused')) : Promise.resolve('done')),
    meta: changesQueries(['lists']),
  });
  await mutation.mutate().catch(() => undefined);
}

it('reads what is shown again when another tab has changed it', async () => {
  const [first, second] = twoTabs();
  let reads = 0;
  const options = { queryKey: ['lists', 'shown'], queryFn: () => (reads += 1), staleTime: Infinity };
  const shown = new QueryObserver(second?.queryClient ?? createQueryClient(), options);
  const close = shown.subscribe(() => undefined);
  await expect.poll(() => reads).toBe(1);
  await change(first?.queryClient, true);
  expect(reads).toBe(1);
  await change(first?.queryClient);
  await expect.poll(() => reads).toBe(2);
  // Nothing is read again for a change of the own tab: its mutation writes what it changed.
  await change(second?.queryClient);
  expect(reads).toBe(2);
  second?.end();
  await change(first?.queryClient);
  expect(reads).toBe(2);
  close();
});

it('reads what is not shown when it is shown next', async () => {
  const [first, second] = twoTabs();
  second?.queryClient.setQueryData(['lists'], ['one']);
  second?.queryClient.setQueryData(['other'], ['one']);
  await change(first?.queryClient);
  expect(second?.queryClient.getQueryState(['lists'])?.isInvalidated).toBe(true);
  expect(second?.queryClient.getQueryState(['other'])?.isInvalidated).toBe(false);
});
