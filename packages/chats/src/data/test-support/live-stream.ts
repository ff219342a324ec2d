import type { Stream } from '@rookery/api-client';
import { createFakeStream, parseStreamFrame } from '@rookery/api-client/testing';
import type { Instance } from '@rookery/instance';

/** The stream of an account of a built-in server, without a socket. */
export interface LiveStream extends Stream {
  /** Ends the connection: events are lost until `reconnect`. */
  disconnect(): void;
  reconnect(): void;
  /** As without a socket. */
  poll(): void;
}

/** Opens a stream that is connected already: a subscriber gets 'connected' at once. */
export function createLiveStream(instance: Instance, token: string): LiveStream {
  const stream = createFakeStream();
  let isConnected = true;
  const connection = instance.subscribe(token, frame => {
    const parsed = parseStreamFrame(JSON.stringify(frame));
    if (isConnected && parsed !== null) stream.emit(parsed.event, parsed.stream[0] ?? 'user');
  });
  if (connection === null) throw new Error('The server does not know the token.');
  return {
    ...stream,
    get isClosed() {
      return stream.isClosed;
    },
    subscribe(subscription, listener) {
      connection.subscribe({ stream: subscription.stream });
      const unsubscribe = stream.subscribe(subscription, listener);
      if (isConnected) listener({ type: 'connected', isReconnect: false });
      return unsubscribe;
    },
    close() {
      connection.close();
      stream.close();
    },
    disconnect() {
      isConnected = false;
      stream.emit({ type: 'disconnected' });
    },
    poll: () => stream.emit({ type: 'poll' }),
    reconnect() {
      isConnected = true;
      stream.emit({ type: 'connected', isReconnect: true });
    },
  };
}
