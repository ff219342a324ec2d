/** Named events with typed payloads. Listeners run synchronously, in the order in which they subscribed. */
export interface Emitter<Events> {
  /** Returns an unsubscribe function; calling it again does nothing. */
  on<Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void): () => void;
  emit<Name extends keyof Events>(name: Name, event: Events[Name]): void;
}

/**
 * A listener that throws does not keep the event from the others; its error is rethrown in a microtask. A listener that is removed during
 * an event no longer receives it.
 */
export function createEmitter<Events>(): Emitter<Events> {
  const listeners: { [Name in keyof Events]?: Set<(event: Events[Name]) => void> } = {};
  return {
    on(name, listener) {
      // Two subscriptions with one function are two listeners.
      const own: typeof listener = event => listener(event);
      const known = (listeners[name] ??= new Set());
      known.add(own);
      return () => void known.delete(own);
    },
    emit(name, event) {
      for (const listener of listeners[name] ?? []) {
        try {
          listener(event);
        } catch (error) {
          queueMicrotask(() => {
            throw error;
          });
        }
      }
    },
  };
}
