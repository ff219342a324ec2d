/** Whether the browser knows that it has no connection. The opposite proves nothing. */
export const isOffline = (): boolean => globalThis.navigator?.onLine === false;

/** Resolves after the pause; without a connection once there is one again; at once when `signal` aborts. */
export function pauseUntilOnline(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise(resolve => {
    const isWaiting = isOffline();
    const end = (): void => {
      clearTimeout(timer);
      globalThis.removeEventListener?.('online', end);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = isWaiting ? undefined : setTimeout(end, milliseconds);
    globalThis.addEventListener?.('online', end, { once: true });
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  });
}
