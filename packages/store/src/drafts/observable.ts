/** A value that is observed, as `createStore` of `@rookery/ui` makes one. */
export interface Observable<State> {
  get(): State;
  /** Notifies the subscribers, unless `update` returns the same state. */
  set(update: (state: State) => State): void;
  /** Returns an unsubscribe function. */
  subscribe(listener: () => void): () => void;
}
