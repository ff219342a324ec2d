/** The fields of a trace event that are read. Times are in microseconds; `tdur` is the thread's own time. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
}

/** A task of a thread in a trace. */
const TASK = 'RunTask';
const PAINT = 'firstContentfulPaint';
/** A task that is longer delays what the reader does. */
const LONG_TASK_MILLISECONDS = 50;

/** The tasks of the thread that `event` is of, in their order. */
export function tasksOfThread(events: readonly TraceEvent[], { pid, tid }: TraceEvent): TraceEvent[] {
  return events
    .filter(event => event.name === TASK && event.ph === 'X' && event.pid === pid && event.tid === tid)
    .toSorted((a, b) => a.ts - b.ts);
}

/** The work of each task of the thread of the event `name` that begins with it or later, in milliseconds of the thread's own time. */
export function workSince(events: readonly TraceEvent[], name: string): number[] {
  // A navigation paints its first content once; an earlier document of the same page may have painted, too.
  const since = events
    .filter(event => event.name === name)
    .toSorted((a, b) => a.ts - b.ts)
    .at(-1);
  if (since === undefined) return [];
  return tasksOfThread(events, since)
    .filter(({ ts }) => ts >= since.ts)
    .map(({ tdur = 0 }) => tdur / 1000);
}

/**
 * Total blocking time in milliseconds: the part of each task over 50 ms, from the first contentful paint to the end of the trace. Throws
 * when nothing was painted. An emulated slower CPU is in the thread's own time.
 */
export function blockingTime(events: readonly TraceEvent[]): number {
  if (!events.some(({ name }) => name === PAINT)) throw new Error('The trace has no first contentful paint.');
  return workSince(events, PAINT)
    .map(milliseconds => Math.max(0, milliseconds - LONG_TASK_MILLISECONDS))
    .reduce((sum, milliseconds) => sum + milliseconds, 0);
}
