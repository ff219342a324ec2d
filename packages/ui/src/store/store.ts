export interface Store<State> {
  get(): State;
  /** The same state (by identity) tells nobody. */
  set(update: (state: State) => State): void;
  subscribe(listener: () => void): () => void;
}

/** A value outside React that tells its readers when it changes. */
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
