import type { Client } from '@rookery/api-client';
import { loadKinds, registerOutboxKind } from '@rookery/store';
import type { QueryClient } from '@tanstack/react-query';
import { IMPORT, type ImportKind, type ImportPayload } from './import-record.js';

// Small on purpose: an app goes on with the import of an earlier visit, and loads the code for it when there is one.

/** Lets the outbox of the account import files, with code that is loaded for the first of them. */
export function registerImports(client: Client, queryClient: QueryClient): void {
  const load = loadKinds(async (): Promise<ImportKind> =>
    (await import('./import-kind.data.js')).importKind(client, queryClient),
  );
  registerOutboxKind<ImportPayload, Awaited<ReturnType<ImportKind['send']>>>(queryClient, IMPORT, {
    passesFailed: true,
    outlivesSignOut: true,
    send: async record => (await load()).send(record),
    find: () => Promise.resolve(null),
    rest: (_record, rest) => rest,
  });
}
