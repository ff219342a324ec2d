import { createStream, type Client } from '@rookery/api-client';
import { bindEntityStream, instanceQuery } from '@rookery/api-client/query';
import { bindTimelineStream, bindStatusGc } from '@rookery/timeline';
import type { QueryClient } from '@tanstack/react-query';

/**
 * Opens the account's stream and writes what comes into the cache: entities first, so that no row ever names an unknown one.
 * Returns what closes it.
 */
export function bindStreams(client: Client, queryClient: QueryClient): () => void {
  const stream = createStream({
    baseUrl: client.baseUrl,
    accessToken: client.accessToken,
    instance: { get: () => queryClient.fetchQuery(instanceQuery(client)) },
  });
  const unbindEntities = bindEntityStream(stream, queryClient);
  const unbindTimelines = bindTimelineStream(stream, queryClient);
  const unbindGc = bindStatusGc(queryClient);
  return () => {
    unbindGc();
    unbindTimelines();
    unbindEntities();
    stream.close();
  };
}
