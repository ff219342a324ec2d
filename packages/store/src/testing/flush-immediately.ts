import type { FlushSchedule } from '../stream/flush-schedule.dom.js';

/** Flushes a batch with each event, for tests that read the cache right after it. */
export const flushImmediately: FlushSchedule = flush => {
  flush();
  return () => undefined;
};
