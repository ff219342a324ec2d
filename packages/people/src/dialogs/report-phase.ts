import type { ReportRecord } from './report-record.js';

/** `waiting`: it is sent without the reader, later; `unclear`: it may have arrived, and sending it again may report twice. */
export type ReportPhase =
  | { kind: 'editing' | 'sending' | 'waiting' | 'unclear' | 'sent' }
  /** `text`: the server's reason; null without one. */
  | { kind: 'failed'; text: string | null };

/** A server that cannot be read is waited for this many times before the reader is told. */
const MOST_LOOKS = 3;

/** The dialog's account of the record of its report. */
export function phaseOf(
  record: Pick<ReportRecord, 'state' | 'attempts' | 'firstSentAt' | 'mayBeSent' | 'failure'>,
  isOnline: boolean,
): ReportPhase {
  const { state, attempts, firstSentAt, mayBeSent, failure } = record;
  if (state === 'failed') return mayBeSent ? { kind: 'unclear' } : { kind: 'failed', text: failure?.text ?? null };
  if (state === 'sending') return { kind: 'sending' };
  const isPutOff = state === 'waiting' ? attempts > 0 && firstSentAt !== null : attempts > MOST_LOOKS;
  return { kind: !isOnline || isPutOff ? 'waiting' : 'sending' };
}

/** Whether nothing sends the report once its dialog is closed. */
export const isLostByClosing = ({ kind }: ReportPhase): boolean => kind === 'editing' || kind === 'failed' || kind === 'unclear';
