import { median } from './statistics.ts';
import { tasksOfThread, type TraceEvent } from './trace.ts';

export interface FrameWork {
  /** Milliseconds of the main thread. */
  readonly medianMilliseconds: number;
  /** Share of the frames whose work does not fit between two pictures of a screen that shows 60 a second. */
  readonly overPercent: number;
}

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
  const tasks = tasksOfThread(events, first);
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
  return { medianMilliseconds: median(work), overPercent: (over / Math.max(1, work.length)) * 100 };
}
