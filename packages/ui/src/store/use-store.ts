import { useSyncExternalStore } from 'react';
import type { Store } from './store.js';

/** Part of a store's state. `select` must give the same value for the same state. */
export function useStore<State, Selected>(store: Store<State>, select: (state: State) => Selected): Selected {
  const read = () => select(store.get());
  return useSyncExternalStore(store.subscribe, read, read);
}
