/*
 * Listeners for `popstate` that run before the router's. The capture phase would not do: Chromium calls the listeners of a window in the
 * order in which they were added, whatever their phase.
 */
let listeners: readonly ((event: Event) => void)[] = [];

/** Returns an unsubscribe function. */
export function beforeRouter(listener: (event: Event) => void): () => void {
  listeners = [...listeners, listener];
  return () => {
    listeners = listeners.filter(other => other !== listener);
  };
}

export function callBeforeRouter(event: Event): void {
  for (const listener of listeners) listener(event);
}
