import { createStream } from '@rookery/api-client';
import { accountStore, bindNotifications, instanceQuery } from '@rookery/store';
import { bindStatusGc, bindTimelineStream, hasMissedPosts } from '@rookery/timeline';
import { forgetRefusal } from '../storage/stored-data.dom.js';

import type { Connection } from './connection.data.js';
import { followChats } from './follow-chats.data.js';
import { createInterruption, interruptedStore } from './interruption.data.js';
import { inTurn } from './after-rows.data.js';
import { learnFeatures } from './features.data.js';
import { streamMemory } from './stream-memory.dom.js';

/** A response that takes longer counts as none. */
const PROBE_TIMEOUT_MS = 4_500;

/**
 * Asks the server what it offers; for an account, opens its stream and binds it to the cache. Returns the function that closes the stream.
 */
export function openStream(connection: Connection): () => void {
  const { key, client, queryClient } = connection;
  // A server that does not say what it offers is read without it.
  const learned = learnFeatures(connection).catch(() => undefined);
  const unsubscribeLearned = accountStore(queryClient).events.on(
    'featureLacking',
    () => void learnFeatures(connection).catch(() => undefined),
  );
  if (client.accessToken === null) return unsubscribeLearned;
  forgetRefusal(key);
  const stream = createStream(client, {
    getInstance: () => queryClient.fetchQuery(instanceQuery(client)),
    memory: streamMemory(client.baseUrl),
    probe: () => hasMissedPosts(client, queryClient, { signal: AbortSignal.timeout(PROBE_TIMEOUT_MS) }),
  });
  const interruption = createInterruption(isInterrupted => interruptedStore(queryClient).set(() => isInterrupted));
  const unsubscribe = stream.subscribe({ stream: 'user' }, event => {
    if (event.type === 'connected') interruption.connected();
    if (event.type === 'disconnected') interruption.disconnected(event.wasSilent === true);
  });
  let cancelTurn = (): void => undefined;
  const chatsTurn = new Promise<void>(resolve => (cancelTurn = inTurn(queryClient, 'chats', resolve)));
  const cleanups = [
    () => cancelTurn(),
    unsubscribe,
    unsubscribeLearned,
    () => interruption.stop(),
    bindTimelineStream(stream, queryClient),
    bindNotifications(queryClient, client, stream),
    bindStatusGc(queryClient),
    followChats(connection, stream, Promise.all([learned, chatsTurn])),
    () => stream.close(),
  ];
  return () => cleanups.forEach(cleanup => cleanup());
}
