import { useSyncExternalStore } from 'react';
import { isTooEarly, SCHEDULE_CHECK_MS } from './schedule.js';

/** Whether a scheduled time is too early (SCH-02): compared again as time passes. `now`: epoch ms, by the server's clock where it is known. */
export function useTooEarly(scheduledAt: number, now: () => number): boolean {
  return useSyncExternalStore(everyCheck, () => isTooEarly(scheduledAt, now()));
}

function everyCheck(onCheck: () => void): () => void {
  const timer = setInterval(onCheck, SCHEDULE_CHECK_MS);
  return () => clearInterval(timer);
}
