import type { Observable } from '../drafts/observable.js';

/** A value outside React, as `createStore` of `@rookery/ui` makes one. */
export function anObservable<State>(state: State): Observable<State> {
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
