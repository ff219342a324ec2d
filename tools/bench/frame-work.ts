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

export interface FrameWork {
  readonly frames: number;
  /** Milliseconds of the main thread. */
  readonly medianMilliseconds: number;
  /** Frames whose work does not fit between two pictures of a screen that shows 60 a second. */
  readonly overFrames: number;
  readonly overPercent: number;
  readonly framesOver50Milliseconds: number;
}

/** A task of a thread in a trace. */
export const TASK = 'RunTask';
const FRAME = 'FireAnimationFrame';
const BUDGET_MILLISECONDS = 1000 / 60;

/**
 * Work of the page's main thread for each frame, in milliseconds of its own time: the task that draws it and every task since the
 * one before. Other work on the machine does not count, so it says on a busy machine what a quiet one would do.
 */
export function frameWork(events: readonly TraceEvent[]): number[] {
  const frames = events.filter(event => event.name === FRAME).toSorted((a, b) => a.ts - b.ts);
  const [first] = frames;
  if (first === undefined) return [];
  const isOfThread = ({ pid, tid }: TraceEvent): boolean => pid === first.pid && tid === first.tid;
  const tasks = events
    .filter(event => event.name === TASK && event.ph === 'X' && isOfThread(event))
    .toSorted((a, b) => a.ts - b.ts);
  const work: number[] = [];
  let sum = 0;
  let next = 0;
  for (const task of tasks) {
    sum += (task.tdur ?? 0) / 1000;
    const end = task.ts + (task.dur ?? 0);
    const isDrawing = (frames[next]?.ts ?? Number.POSITIVE_INFINITY) <= end;
    while ((frames[next]?.ts ?? Number.POSITIVE_INFINITY) <= end) next += 1;
    if (!isDrawing) continue;
    work.push(sum);
    sum = 0;
  }
  return work;
}

export function frameWorkFigures(work: readonly number[]): FrameWork {
  const over = work.filter(milliseconds => milliseconds > BUDGET_MILLISECONDS).length;
  const sorted = work.toSorted((a, b) => a - b);
  const rounded = (value: number): number => Math.round(value * 10) / 10;
  return {
    frames: work.length,
    medianMilliseconds: rounded(sorted[Math.floor(sorted.length / 2)] ?? Number.NaN),
    overFrames: over,
    overPercent: rounded((over / Math.max(1, work.length)) * 100),
    framesOver50Milliseconds: work.filter(milliseconds => milliseconds > 50).length,
  };
}
