import { serverTransferOf, type Client, type ServerImport } from '@rookery/api-client';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { TransferKind, TransferLine } from './transfer-kinds.js';

/** An archive takes minutes: while one is being made the list is requested again after this time. */
const POLL_MS = 10_000;

const backupsKey = ['backups'] as const;

/** The archives that the server has made of the account, the newest first. */
export const backupsQuery = (client: Client) =>
  queryOptions({
    queryKey: backupsKey,
    queryFn: ({ signal }) => serverTransferOf(client).backups({ signal }),
    refetchInterval: ({ state }) => (state.data?.some(({ processed }) => !processed) === true ? POLL_MS : false),
  });

/** Begins another archive, as a mutation. */
export const createBackupMutation = (client: Client, queryClient: QueryClient) => ({
  mutationFn: () => serverTransferOf(client).createBackup(),
  onSuccess: (backups: Awaited<ReturnType<ReturnType<typeof serverTransferOf>['createBackup']>>): void => {
    queryClient.setQueryData(backupsQuery(client).queryKey, backups);
  },
});

const serverImports = new Map<TransferKind, ServerImport>([
  ['following', 'follow'],
  ['blocking', 'blocks'],
  ['muting', 'mutes'],
]);

/** Whether a server that imports lists takes those of this kind. */
export const isServerImport = (kind: TransferKind): boolean => serverImports.has(kind);

/** Leaves the import of a file to the server, which reads addresses alone and reports nothing. */
export async function importByServer(client: Client, kind: TransferKind, lines: readonly TransferLine[]): Promise<void> {
  const name = serverImports.get(kind);
  if (name === undefined) throw new Error(`No server imports ${kind}.`);
  await serverTransferOf(client).import(
    name,
    lines.map(({ cells: [address = ''] }) => address),
  );
}
