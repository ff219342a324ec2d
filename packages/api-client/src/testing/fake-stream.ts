import type { Stream, StreamListener, StreamSubscription } from '../stream.js';
import type { StreamEvent } from '../stream-events.js';

/** A stream without a socket, which a test pushes events into. */
export interface FakeStream extends Stream {
  /** Gives the event to those who listen to `stream`; without one, to everybody, as the socket's own events. */
  emit(event: StreamEvent, stream?: string): void;
  /** what is listened to now */
  subscriptions(): StreamSubscription[];
  readonly isClosed: boolean;
}

/** A stream whose events the test sends; nothing is opened. */
export function createFakeStream(): FakeStream {
  const listening = new Set<{ subscription: StreamSubscription; listener: StreamListener }>();
  let isClosed = false;
  return {
    subscribe(subscription, listener) {
      const entry = { subscription, listener };
      listening.add(entry);
      return () => void listening.delete(entry);
    },
    close() {
      isClosed = true;
      listening.clear();
    },
    emit(event, stream) {
      for (const { subscription, listener } of new Set(listening)) {
        if (stream === undefined || subscription.stream === stream) listener(event);
      }
    },
    subscriptions: () => [...listening].map(({ subscription }) => subscription),
    get isClosed() {
      return isClosed;
    },
  };
}
