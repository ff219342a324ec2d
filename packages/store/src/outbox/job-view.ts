import { doneCount, type Job, type JobFailure } from './job.js';
import type { OutboxRecord } from './outbox-record.js';

/**
 * `paused`: until the person goes on; `later`: until `until`, as the server asked; `behind`: another job is before it; `ended`: the person
 * ended it before its last line.
 */
export type JobPhase = 'running' | 'behind' | 'later' | 'offline' | 'paused' | 'finished' | 'ended';

export interface JobView<Line> {
  readonly phase: JobPhase;
  readonly done: number;
  readonly total: number;
  /** Lines that are left. */
  readonly left: number;
  /** In the order in which they failed. */
  readonly failures: readonly JobFailure<Line>[];
  /** Epoch ms; null where nothing is waited for. */
  readonly until: number | null;
}

/** A pause that is shorter is not worth a word, in ms. */
const SHORT_PAUSE_MS = 5_000;

/** The state of a job as a screen shows it. `isFirst`: no job of its kind is before it. */
export function jobView<Line>(
  { state, notBefore, payload: { job } }: OutboxRecord<{ readonly job: Job<Line> }>,
  { now, isOnline, isFirst }: { now: number; isOnline: boolean; isFirst: boolean },
): JobView<Line> {
  const isWaiting = state === 'waiting' || state === 'unknown';
  const isLater = isWaiting && notBefore - now > SHORT_PAUSE_MS;
  const phase = phaseOf();
  const { total, left, failures } = job;
  return { phase, done: doneCount(job), total, left: left.length, failures, until: phase === 'later' ? notBefore : null };

  function phaseOf(): JobPhase {
    if (state === 'done') return job.left.length === 0 ? 'finished' : 'ended';
    if (state === 'failed') return 'paused';
    if (!isFirst) return 'behind';
    if (isWaiting && !isOnline) return 'offline';
    return isLater ? 'later' : 'running';
  }
}
