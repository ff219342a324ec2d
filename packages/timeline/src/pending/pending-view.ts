import { canBeUndone, type OutboxRecord, type PostPayload } from '@rookery/store';

export type PostRecord = OutboxRecord<PostPayload>;

/**
 * `undoing`: the time to undo runs; `waiting`: not sent yet, or to be sent again; `behind`: waits for the post before it; `offline`: waits
 * for a connection; `uploading`, `sending`: a request is in flight; `unknown`: the answer was lost; `failed`: the author decides.
 */
type PendingPhase = 'undoing' | 'waiting' | 'behind' | 'offline' | 'uploading' | 'sending' | 'unknown' | 'failed';

/** A pending post as its row shows it (LIST-05). */
export interface PendingView {
  readonly phase: PendingPhase;
  /** Seconds until it is sent, with `undoing`. */
  readonly secondsLeft: number;
  /** Whether the post can be taken back with certainty that the server never gets it. */
  readonly canUndo: boolean;
  readonly canRetry: boolean;
  readonly canEdit: boolean;
  readonly canDiscard: boolean;
  /** The server's words, with `failed`; null when it said nothing. */
  readonly reason: string | null;
  /** The name of the file that was not uploaded, with `failed`; null: the post itself failed. '' for a file without a name. */
  readonly failedFile: string | null;
  /** Whether the server may have the post although no answer said so. */
  readonly mayBeSent: boolean;
}

interface PendingSurroundings {
  /** Epoch ms. */
  readonly now: number;
  readonly isOnline: boolean;
  /** The records of the same draft, in order. */
  readonly chain: readonly PostRecord[];
}

export function pendingView(record: PostRecord, surroundings: PendingSurroundings): PendingView {
  const phase = phaseOf(record, surroundings);
  const hasFailed = phase === 'failed';
  const isCertain = surroundings.chain.every(canBeUndone);
  const failedUpload = record.failure?.uploadId ?? null;
  return {
    phase,
    secondsLeft: phase === 'undoing' ? Math.ceil((record.notBefore - surroundings.now) / 1000) : 0,
    canUndo: !hasFailed && isCertain && canBeUndone(record),
    canRetry: hasFailed,
    canEdit: hasFailed && isCertain,
    canDiscard: hasFailed,
    reason: record.failure?.text ?? null,
    failedFile: failedUpload === null ? null : (record.uploads.find(({ id }) => id === failedUpload)?.name ?? ''),
    mayBeSent: record.mayBeSent,
  };
}

function phaseOf(record: PostRecord, { now, isOnline, chain }: PendingSurroundings): PendingPhase {
  switch (record.state) {
    case 'failed':
    case 'sending':
    case 'uploading':
      return record.state;
    case 'done':
      // Only records that are sent in parts are done before they are gone.
      return 'sending';
    case 'unknown':
      return isOnline ? 'unknown' : 'offline';
    case 'waiting':
      if (record.attempts === 0 && record.firstSentAt === null && isUndoTime(record, now)) return 'undoing';
      if (!isOnline) return 'offline';
      return chain[0] !== undefined && chain[0].id !== record.id ? 'behind' : 'waiting';
  }
}

/** No time to undo is longer. A longer one was stored under another clock. */
const MOST_UNDO_MS = 60_000;

const isUndoTime = ({ notBefore }: PostRecord, now: number): boolean => notBefore > now && notBefore - now <= MOST_UNDO_MS;

/** The paragraphs of a plain text as lists of lines. Blank lines separate paragraphs. */
export function paragraphsOf(text: string): string[][] {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n[^\S\n]*\n\s*/)
    .map(paragraph => paragraph.trim())
    .filter(paragraph => paragraph !== '')
    .map(paragraph => paragraph.split('\n'));
}
