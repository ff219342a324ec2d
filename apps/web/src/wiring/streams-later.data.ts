import type { Client } from '@rookery/api-client';
import type { QueryClient } from '@tanstack/react-query';
import { whenQuiet } from './when-quiet.data.js';

/** How long after its chunk did not come it is asked for again. */
export const STREAMS_RETRY_MS = 10_000;

type Streams = Pick<typeof import('./stream.data.js'), 'bindStreams'>;

/**
 * Opens the account's stream once the first posts are there; its code comes then. While it does not come the page is as it would be
 * without a stream. Returns what calls it off or closes it.
 */
export function bindStreamsLater(
  client: Client,
  queryClient: QueryClient,
  load: () => Promise<Streams> = () => import('./stream.data.js'),
): () => void {
  let isOff = false;
  let stop = () => {};
  const open = (): void => {
    stop = () => {};
    load().then(
      ({ bindStreams }) => {
        if (!isOff) stop = bindStreams(client, queryClient);
      },
      () => {
        if (isOff) return;
        const again = setTimeout(open, STREAMS_RETRY_MS);
        stop = () => clearTimeout(again);
      },
    );
  };
  stop = whenQuiet(queryClient, open);
  return () => {
    isOff = true;
    stop();
  };
}
