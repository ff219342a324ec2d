export interface Store<State> {
  get(): State;
  /** Updates the state and notifies the listeners, unless `update` returns the same state. */
  set(update: (state: State) => State): void;
  subscribe(listener: () => void): () => void;
}

/** Creates an observable value outside React. */
export function createStore<State>(initial: State): Store<State> {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    set(update) {
      const next = update(state);
      if (Object.is(next, state)) return;
      state = next;
      listeners.forEach(listener => listener());
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
