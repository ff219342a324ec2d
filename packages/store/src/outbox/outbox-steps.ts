import { type OutboxRecord, type OutboxUpload, isInFlight } from './outbox-record.js';
import { isUploadOver } from './upload-lifetime.js';

/** Servers forget an idempotency key after an hour. */
const KEY_LIFETIME_MS = 60 * 60_000;
/** No pause is longer. A record that is to wait longer was stored under another clock. */
const FURTHEST_MS = 10 * 60_000;
/** The longest time to undo, and the longest pause before a retry, that a worker without a page waits. */
const LONGEST_UNDO_MS = 60_000;
const SHORT_PAUSE_MS = 5_000;
/** Records that are worked at the same time. */
const MOST_AT_ONCE = 3;

export interface OutboxFacts {
  /** Epoch ms. */
  readonly now: number;
  readonly isOnline: boolean;
  /** Whether the server creates nothing twice for one idempotency key. */
  readonly hasIdempotencyKeys: boolean;
  /** Kinds whose result is looked for before any second attempt: servers ignore the key for them. */
  readonly kindsToLookFor: ReadonlySet<string>;
  /** Kinds that are prepared before the first attempt. */
  readonly kindsToPrepare: ReadonlySet<string>;
  /** Kinds whose later records do not wait for one that has failed. */
  readonly kindsPassingFailed?: ReadonlySet<string>;
}

export type OutboxStep =
  | { readonly do: 'prepare'; readonly record: OutboxRecord }
  | { readonly do: 'upload'; readonly record: OutboxRecord; readonly upload: OutboxUpload }
  | { readonly do: 'look'; readonly record: OutboxRecord }
  | { readonly do: 'send'; readonly record: OutboxRecord };

interface OutboxPlan {
  readonly steps: readonly OutboxStep[];
  /** When to plan again without a change, epoch ms; null: only after a change. */
  readonly wakeAt: number | null;
}

/**
 * The next steps of the records: the first record of each subject, unless it waits, is in flight or has failed. Records are prepared
 * during the time to undo.
 */
export function planOutbox(records: readonly OutboxRecord[], facts: OutboxFacts): OutboxPlan {
  if (!facts.isOnline) return { steps: [], wakeAt: null };
  const heads = headsOf(records, facts);
  const free = MOST_AT_ONCE - heads.filter(isInFlight).length;
  const open = heads.filter(isOpen);
  const due = open.filter(record => isDue(record, facts.now) || needsPreparation(record, facts));
  const later = open.filter(record => !due.includes(record)).map(record => record.notBefore);
  return {
    steps: due.slice(0, Math.max(0, free)).map(record => stepOf(record, facts)),
    wakeAt: later.length === 0 ? null : Math.min(...later),
  };
}

/**
 * Whether a record is in flight or will be due without long pauses: after the time to undo, or a short while after an attempt that failed. A
 * worker without a page ends when nothing is: the browser starts it again later.
 */
export function isWorkNear(records: readonly OutboxRecord[], facts: Pick<OutboxFacts, 'now' | 'kindsPassingFailed'>): boolean {
  return headsOf(records, facts).some(record => {
    if (!isOpen(record)) return isInFlight(record);
    const patience = record.attempts === 0 ? LONGEST_UNDO_MS : SHORT_PAUSE_MS;
    return isDue(record, facts.now + patience);
  });
}

/** The first record of each subject. Those that are done hold nothing up, nor do failed ones of some kinds. */
function headsOf(
  records: readonly OutboxRecord[],
  { kindsPassingFailed }: Pick<OutboxFacts, 'kindsPassingFailed'>,
): OutboxRecord[] {
  const heads = new Map<string, OutboxRecord>();
  for (const record of records.toSorted((one, other) => one.order - other.order)) {
    const isPassed = record.state === 'done' || (record.state === 'failed' && kindsPassingFailed?.has(record.kind) === true);
    if (!isPassed && !heads.has(record.subject)) heads.set(record.subject, record);
  }
  return [...heads.values()];
}

const isOpen = ({ state }: OutboxRecord): boolean => state === 'waiting' || state === 'unknown';

const isDue = ({ notBefore }: OutboxRecord, now: number): boolean => notBefore <= now || notBefore - now > FURTHEST_MS;

function stepOf(record: OutboxRecord, facts: OutboxFacts): OutboxStep {
  if (needsPreparation(record, facts)) return { do: 'prepare', record };
  if (looksFirst(record, facts)) return { do: 'look', record };
  const upload = record.uploads.find(({ mediaId, uploadedAt }) => mediaId === null || isUploadOver(uploadedAt, facts.now));
  return upload === undefined ? { do: 'send', record } : { do: 'upload', record, upload };
}

/** A preparation that failed waits like an attempt that failed. */
function needsPreparation(record: OutboxRecord, facts: OutboxFacts): boolean {
  if (record.isPrepared || record.firstSentAt !== null || !facts.kindsToPrepare.has(record.kind)) return false;
  return record.attempts === 0 || record.notBefore <= facts.now;
}

/**
 * Whether the result of an earlier attempt is looked for before the record is sent again: when an answer was lost, and after any attempt
 * where the key protects no more or never did.
 */
function looksFirst(record: OutboxRecord, facts: OutboxFacts): boolean {
  if (record.mayBeSent || record.state === 'unknown') return true;
  if (record.firstSentAt === null) return false;
  const isKeyGone = facts.now - record.firstSentAt > KEY_LIFETIME_MS || facts.now < record.firstSentAt;
  return isKeyGone || !facts.hasIdempotencyKeys || facts.kindsToLookFor.has(record.kind);
}
