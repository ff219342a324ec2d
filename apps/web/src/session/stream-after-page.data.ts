import { dropEarlyRequests } from './early-left.dom.js';
import type { Connection } from './connection.data.js';
import { afterRows } from './after-rows.data.js';

/** The stream is tried again this long after its code could not be loaded. */
export const LOAD_RETRY_MS = 10_000;

type StreamModule = Pick<typeof import('./account-stream.data.js'), 'openStream'>;

/** Opens the stream of a connection after the first page, with code that is loaded then. Returns the function that closes it. */
export function openStreamAfterPage(
  connection: Connection,
  load: () => Promise<StreamModule> = () => import('./account-stream.data.js'),
): () => void {
  let isClosed = false;
  let close = () => {};
  const open = (): void => {
    // A list that takes over such a response later would count as complete over the stream.
    dropEarlyRequests();
    load().then(
      ({ openStream }) => {
        if (!isClosed) close = openStream(connection);
      },
      () => {
        if (isClosed) return;
        const retry = setTimeout(open, LOAD_RETRY_MS);
        close = () => clearTimeout(retry);
      },
    );
  };
  const cancel = afterRows(connection.queryClient, 'stream', open);
  return () => {
    isClosed = true;
    cancel();
    close();
  };
}
