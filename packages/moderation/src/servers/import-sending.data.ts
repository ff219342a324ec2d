import type { Client } from '@rookery/api-client';
import { loadKinds, registerOutboxKind } from '@rookery/store';
import type { QueryClient } from '@tanstack/react-query';
import { SERVERS_IMPORT, type ServersImportKind, type ServersImportPayload } from './import-record.js';

// Small on purpose: an app goes on with the import of an earlier visit, and loads the code for it when there is one.

/** Lets the outbox of the account import limited servers, with code that is loaded for the first of them. */
export function registerServersImports(client: Client, queryClient: QueryClient): void {
  const load = loadKinds(async (): Promise<ServersImportKind> =>
    (await import('./import-kind.data.js')).serversImportKind(client),
  );
  registerOutboxKind<ServersImportPayload, Awaited<ReturnType<ServersImportKind['send']>>>(queryClient, SERVERS_IMPORT, {
    passesFailed: true,
    outlivesSignOut: true,
    send: async record => (await load()).send(record),
    find: () => Promise.resolve(null),
    rest: (_record, rest) => rest,
  });
}
