/** A line that failed for good. `status` and `text`: of the server's answer, null without one. `reason`: why, where no server said so. */
export interface JobFailure<Line> {
  readonly line: Line;
  readonly status: number | null;
  readonly text: string | null;
  readonly reason: string | null;
}

/** Many small actions as one piece of work: the payload of a record that is sent in parts (`partsKind`). */
export interface Job<Line> {
  /** Number of lines, those that failed included. */
  readonly total: number;
  /** The lines that are left, in order. */
  readonly left: readonly Line[];
  /** In the order in which they failed. */
  readonly failures: readonly JobFailure<Line>[];
}

/** How one line ended. */
export type LineEnd = 'done' | Omit<JobFailure<unknown>, 'line'>;

/** A job of these lines. `failures`: lines that cannot be done, and are not tried. */
export function jobOf<Line>(left: readonly Line[], failures: readonly JobFailure<Line>[] = []): Job<Line> {
  return { total: left.length + failures.length, left, failures };
}

/** The job after its next lines have ended, one for each of `ends`. */
export function afterPart<Line>(job: Job<Line>, ends: readonly LineEnd[]): Job<Line> {
  const ended = job.left.slice(0, ends.length);
  const added = ended.flatMap((line, index): JobFailure<Line>[] => {
    const end = ends[index] ?? 'done';
    return end === 'done' ? [] : [{ line, ...end }];
  });
  return { ...job, left: job.left.slice(ended.length), failures: [...job.failures, ...added] };
}

/** Number of lines that are done, without those that failed. */
export const doneCount = ({ total, left, failures }: Job<unknown>): number => total - left.length - failures.length;
