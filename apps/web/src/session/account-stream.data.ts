import { createStream, type Client } from '@rookery/api-client';
import { instanceQuery } from '@rookery/api-client/query';
import { bindStatusGc, bindTimelineStream } from '@rookery/timeline';
import type { QueryClient } from '@tanstack/react-query';

/** Opens the account's stream and binds it to the cache. Returns the function that closes it. */
export function openStream(client: Client, queryClient: QueryClient): () => void {
  const stream = createStream({
    baseUrl: client.baseUrl,
    accessToken: client.accessToken,
    instance: { get: () => queryClient.fetchQuery(instanceQuery(client)) },
  });
  const cleanups = [bindTimelineStream(stream, queryClient), bindStatusGc(queryClient), () => stream.close()];
  return () => cleanups.forEach(cleanup => cleanup());
}
