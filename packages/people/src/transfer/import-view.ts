import { doneCount, type JobFailure } from '@rookery/store';
import type { ImportRecord } from './import-record.js';
import type { transferMessages } from './messages.js';
import type { TransferLine } from './transfer-kinds.js';

/**
 * `paused`: until the person goes on; `later`: until `until`, as the server asked; `behind`: another import is before it; `ended`: the
 * person ended it before its last line.
 */
export type ImportPhase = 'running' | 'behind' | 'later' | 'offline' | 'paused' | 'finished' | 'ended';

export interface ImportView {
  readonly phase: ImportPhase;
  readonly done: number;
  readonly total: number;
  /** Lines that are left. */
  readonly left: number;
  /** By their numbers in the file. */
  readonly failures: readonly JobFailure<TransferLine>[];
  /** Epoch ms; null where nothing is waited for. */
  readonly until: number | null;
}

/** A pause that is shorter is not worth a word, in ms. */
const SHORT_PAUSE_MS = 5_000;

/** The state of an import as a screen shows it. `isFirst`: no import is before it. */
export function importView(
  { state, notBefore, payload: { job } }: ImportRecord,
  { now, isOnline, isFirst }: { now: number; isOnline: boolean; isFirst: boolean },
): ImportView {
  const isWaiting = state === 'waiting' || state === 'unknown';
  const isLater = isWaiting && notBefore - now > SHORT_PAUSE_MS;
  const phase = (): ImportPhase => {
    if (state === 'done') return job.left.length === 0 ? 'finished' : 'ended';
    if (state === 'failed') return 'paused';
    if (!isFirst) return 'behind';
    if (isWaiting && !isOnline) return 'offline';
    return isLater ? 'later' : 'running';
  };
  return {
    phase: phase(),
    done: doneCount(job),
    total: job.total,
    left: job.left.length,
    failures: job.failures.toSorted((one, other) => one.line.number - other.line.number),
    until: phase() === 'later' ? notBefore : null,
  };
}

/** Why lines failed that no server has seen, and why others did without its words. */
const reasons = {
  address: 'badAddress',
  uri: 'badUri',
  domain: 'badDomain',
  title: 'badTitle',
  filter: 'badFilter',
  'filter-ended': 'filterEnded',
  'too-long': 'tooLong',
  'no-account': 'noAccount',
  'no-post': 'noPost',
  'no-filters': 'noFilters',
  'no-answer': 'noAnswer',
} as const satisfies Record<string, keyof (typeof transferMessages)['texts']>;

const reasonTexts = new Map<string, (typeof reasons)[keyof typeof reasons]>(Object.entries(reasons));

/** The text of why a line failed, unless the server's words say it. */
export const reasonOf = ({ reason }: JobFailure<TransferLine>): (typeof reasons)[keyof typeof reasons] | 'refused' =>
  reasonTexts.get(reason ?? '') ?? 'refused';

const unreadable = new Set<string | null>(['address', 'uri', 'domain', 'title', 'filter', 'too-long']);

/** Whether another attempt could do the line: it can be read. */
export const canBeTried = ({ reason }: JobFailure<TransferLine>): boolean => !unreadable.has(reason);
