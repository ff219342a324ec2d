import { subscribeToAttention } from '@rookery/ui';
import { useCallback, useSyncExternalStore } from 'react';
import { isQuiet } from './quiet-hours.js';

const MINUTE_MS = 60_000;

/**
 * Whether it is quiet now. The clock is read at each minute and when the reader comes back: it may have slept, or be in another zone.
 *
 * @param hours Spans as they are stored (`quietText`).
 * @param now The time, in milliseconds since the epoch. Stable.
 */
export function useQuietHours(hours: readonly string[], now: () => number = Date.now): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      if (hours.length === 0) return () => undefined;
      let timer: ReturnType<typeof setTimeout>;
      const wait = (): void => {
        timer = setTimeout(
          () => {
            onChange();
            wait();
          },
          MINUTE_MS - (now() % MINUTE_MS),
        );
      };
      wait();
      const unsubscribe = subscribeToAttention(onChange);
      return () => {
        clearTimeout(timer);
        unsubscribe();
      };
    },
    [hours, now],
  );
  return useSyncExternalStore(
    subscribe,
    () => isQuiet(hours, now()),
    () => false,
  );
}
