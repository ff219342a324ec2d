import { createStream, type Client } from '@rookery/api-client';
import { instanceQuery } from '@rookery/api-client/query';
import { bindStatusGc, bindTimelineStream, hasMissedPosts } from '@rookery/timeline';
import type { QueryClient } from '@tanstack/react-query';
import { createInterruption } from './interruption.js';
import { streamMemory } from './stream-memory.dom.js';

/** A response that takes longer counts as none. */
const PROBE_TIMEOUT_MS = 4_500;

/**
 * Opens the account's stream and binds it to the cache. Returns the function that closes it.
 *
 * @param onInterrupted Called when live updates stop and when they continue.
 */
export function openStream(
  client: Client,
  queryClient: QueryClient,
  onInterrupted: (isInterrupted: boolean) => void,
): () => void {
  const stream = createStream(
    {
      baseUrl: client.baseUrl,
      accessToken: client.accessToken,
      instance: { get: () => queryClient.fetchQuery(instanceQuery(client)) },
    },
    {
      memory: streamMemory(client.baseUrl),
      probe: () => hasMissedPosts(client, queryClient, { signal: AbortSignal.timeout(PROBE_TIMEOUT_MS) }),
    },
  );
  const interruption = createInterruption(onInterrupted);
  const unsubscribe = stream.subscribe({ stream: 'user' }, event => {
    if (event.type === 'connected') interruption.connected();
    if (event.type === 'disconnected') interruption.disconnected(event.wasSilent === true);
  });
  const cleanups = [
    unsubscribe,
    () => interruption.stop(),
    bindTimelineStream(stream, queryClient),
    bindStatusGc(queryClient),
    () => stream.close(),
  ];
  return () => cleanups.forEach(cleanup => cleanup());
}
