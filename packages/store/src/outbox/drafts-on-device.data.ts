import type { Client } from '@rookery/api-client';
import type { QueryClient } from '@tanstack/react-query';

/**
 * Finds the account's drafts on this device. Null: it has none, or they cannot be read. `deleteAll` deletes them with their media. Rejects where the
 * code that reads drafts cannot be loaded.
 */
export async function draftsOnDevice(
  queryClient: QueryClient,
  client: Client,
): Promise<{ deleteAll(): Promise<unknown> } | null> {
  const { draftStoreOf } = await import('./outbox.data.js');
  const drafts = draftStoreOf(queryClient, client);
  const lists = await Promise.all((['post', 'event', 'chat'] as const).map(kind => drafts.list(kind))).catch(() => []);
  const ids = lists.flat().map(({ id }) => id);
  return ids.length === 0 ? null : { deleteAll: () => Promise.all(ids.map(id => drafts.delete(id))) };
}
