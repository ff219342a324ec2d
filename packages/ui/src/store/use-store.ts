import { useSyncExternalStore } from 'react';
import type { Store } from './store.js';

/** Subscribes to a part of a store's state. `select` must return the same value for the same state. */
export function useStore<State, Selected>(store: Store<State>, select: (state: State) => Selected): Selected {
  const read = () => select(store.get());
  return useSyncExternalStore(store.subscribe, read, read);
}
