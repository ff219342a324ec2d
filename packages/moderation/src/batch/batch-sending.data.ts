import type { Client } from '@rookery/api-client';
import { loadKinds, registerOutboxKind } from '@rookery/store';
import type { QueryClient } from '@tanstack/react-query';
import { BATCH, type BatchKind, type BatchPayload } from './batch-record.js';

// Small on purpose: an app goes on with the batch of an earlier visit, and loads the code for it when there is one.

/** Lets the outbox of the account act on many items, with code that is loaded for the first of them. */
export function registerBatches(client: Client, queryClient: QueryClient): void {
  const load = loadKinds(async (): Promise<BatchKind> => (await import('./batch-kind.data.js')).batchKind(client, queryClient));
  registerOutboxKind<BatchPayload, Awaited<ReturnType<BatchKind['send']>>>(queryClient, BATCH, {
    passesFailed: true,
    outlivesSignOut: true,
    send: async record => (await load()).send(record),
    find: () => Promise.resolve(null),
    rest: (_record, rest) => rest,
  });
}
