import type { Stream, StreamListener, StreamSubscription } from '../stream.js';
import type { StreamEvent } from '../stream-events.js';

/** A stream without a socket; the test emits its events. */
export interface FakeStream extends Stream {
  /** Sends an event to the subscribers of `stream`; without `stream`, to all of them, like a connection event. */
  emit(event: StreamEvent, stream?: string): void;
  /** the active subscriptions */
  subscriptions(): StreamSubscription[];
  readonly isClosed: boolean;
}

/** Creates a fake stream; nothing is opened. */
export function createFakeStream(): FakeStream {
  const entries = new Set<{ subscription: StreamSubscription; listener: StreamListener }>();
  let isClosed = false;
  return {
    subscribe(subscription, listener) {
      const entry = { subscription, listener };
      entries.add(entry);
      return () => void entries.delete(entry);
    },
    close() {
      isClosed = true;
      entries.clear();
    },
    emit(event, stream) {
      for (const { subscription, listener } of new Set(entries)) {
        if (stream === undefined || subscription.stream === stream) listener(event);
      }
    },
    subscriptions: () => [...entries].map(({ subscription }) => subscription),
    get isClosed() {
      return isClosed;
    },
  };
}
