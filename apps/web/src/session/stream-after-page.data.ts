import type { Client } from '@rookery/api-client';
import type { QueryClient } from '@tanstack/react-query';
import { whenQueriesSettle } from './when-queries-settle.data.js';

/** The stream is tried again this long after its code could not be loaded. */
export const LOAD_RETRY_MS = 10_000;

type StreamModule = Pick<typeof import('./account-stream.data.js'), 'openStream'>;

/** Opens the account's stream after the first page, with code that is loaded then. Returns the function that closes it. */
export function openStreamAfterPage(
  client: Client,
  queryClient: QueryClient,
  onInterrupted: (isInterrupted: boolean) => void,
  load: () => Promise<StreamModule> = () => import('./account-stream.data.js'),
): () => void {
  let isClosed = false;
  let close = () => {};
  const open = (): void => {
    load().then(
      ({ openStream }) => {
        if (!isClosed) close = openStream(client, queryClient, onInterrupted);
      },
      () => {
        if (isClosed) return;
        const retry = setTimeout(open, LOAD_RETRY_MS);
        close = () => clearTimeout(retry);
      },
    );
  };
  const cancel = whenQueriesSettle(queryClient, open);
  return () => {
    isClosed = true;
    cancel();
    close();
  };
}
