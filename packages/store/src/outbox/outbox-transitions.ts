import { type OutboxFailure, type OutboxRecord, type OutboxRest, isInFlight } from './outbox-record.js';

/** Pauses before a retry, in ms: doubles from 2 s to 5 min. */
const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 5 * 60_000;
/** After this many attempts the person is asked. The pauses add up to about half an hour. */
const MOST_ATTEMPTS = 12;

const gaveUp: OutboxFailure = { reason: 'gave-up', status: null, text: null, uploadId: null };
const unclear: OutboxFailure = { ...gaveUp, reason: 'unclear' };

/**
 * How an attempt ended. `refused`: the server answered that it does not take it; `not-sent`: the request certainly did not arrive;
 * `later`: the server asks to wait until `retryAt`; `lost`: it may have arrived.
 */
export type AttemptEnd =
  | { readonly kind: 'refused'; readonly status: number | null; readonly text: string | null }
  | { readonly kind: 'not-sent' }
  | { readonly kind: 'later'; readonly retryAt: number | null }
  | { readonly kind: 'lost' };

/** `payload`: with what `OutboxKind.find` compares. */
export function prepared<Payload>(record: OutboxRecord<Payload>, payload: Payload): OutboxRecord<Payload> {
  return { ...record, payload, isPrepared: true, attempts: 0 };
}

export function sendingBegan<Payload>(record: OutboxRecord<Payload>, now: number): OutboxRecord<Payload> {
  return {
    ...record,
    state: 'sending',
    attempts: record.attempts + 1,
    firstSentAt: record.firstSentAt ?? now,
    looksInVain: 0,
    failure: null,
  };
}

/** The record after one of its parts was sent. One that the person has ended meanwhile stays so. Attempts count anew for each part. */
export function partSent<Payload>(
  record: OutboxRecord<Payload>,
  { payload, isOver }: OutboxRest<Payload>,
  now: number,
): OutboxRecord<Payload> {
  return {
    ...record,
    payload,
    state: isOver || record.state === 'done' ? 'done' : 'waiting',
    notBefore: now,
    attempts: 0,
    firstSentAt: null,
    mayBeSent: false,
    looksInVain: 0,
    failure: null,
  };
}

/** The record after the person has ended it: nothing more of it is sent. */
export function ended<Payload>(record: OutboxRecord<Payload>): OutboxRecord<Payload> {
  return { ...record, state: 'done', failure: null };
}

/** The file is sent, or sent again: an earlier result of it is used no more. */
export function uploadBegan<Payload>(record: OutboxRecord<Payload>, uploadId: string): OutboxRecord<Payload> {
  const uploads = record.uploads.map(upload =>
    upload.id === uploadId ? { ...upload, mediaId: null, uploadedAt: null } : upload,
  );
  return { ...record, uploads, state: 'uploading', attempts: record.attempts + 1, failure: null };
}

/** The upload has its server id. Attempts count anew: each file may need several. */
export function uploadEnded<Payload>(
  record: OutboxRecord<Payload>,
  uploadId: string,
  mediaId: string,
  now: number,
): OutboxRecord<Payload> {
  return {
    ...record,
    state: 'waiting',
    attempts: 0,
    uploads: record.uploads.map(upload => (upload.id === uploadId ? { ...upload, mediaId, uploadedAt: now } : upload)),
  };
}

/** The record after an attempt without a result. */
export function attemptEnded<Payload>(
  record: OutboxRecord<Payload>,
  end: AttemptEnd,
  now: number,
  random: () => number,
): OutboxRecord<Payload> {
  const wasUpload = record.state === 'uploading';
  switch (end.kind) {
    case 'refused':
      return failed(record, {
        reason: wasUpload ? 'upload-refused' : 'refused',
        status: end.status,
        text: end.text,
        uploadId: wasUpload ? (record.uploads.find(({ mediaId }) => mediaId === null)?.id ?? null) : null,
      });
    case 'not-sent':
      return { ...record, state: restState(record), notBefore: now + pauseAfter(record.attempts, random) };
    case 'later':
      return {
        ...record,
        state: restState(record),
        notBefore: Math.max(now + pauseAfter(record.attempts, random), end.retryAt ?? 0),
      };
    case 'lost': {
      const isSent = record.mayBeSent || !wasUpload;
      if (record.attempts >= MOST_ATTEMPTS) return failed({ ...record, mayBeSent: isSent }, gaveUp);
      return {
        ...record,
        state: isSent ? 'unknown' : 'waiting',
        mayBeSent: isSent,
        notBefore: now + pauseAfter(record.attempts, random),
      };
    }
  }
}

/**
 * The record after a look for its result found nothing. It is sent again after `looksNeeded` looks: a server without idempotency keys may
 * still be working on the lost request.
 */
export function lookedInVain<Payload>(
  record: OutboxRecord<Payload>,
  looksNeeded: number,
  now: number,
  random: () => number,
): OutboxRecord<Payload> {
  const looksInVain = record.looksInVain + 1;
  if (looksInVain < looksNeeded)
    return { ...record, state: 'unknown', looksInVain, notBefore: now + pauseAfter(record.attempts + looksInVain, random) };
  return { ...record, state: 'waiting', mayBeSent: false, firstSentAt: null };
}

/** The record after a look that can never find its result. */
export function cannotBeFound<Payload>(record: OutboxRecord<Payload>): OutboxRecord<Payload> {
  return failed({ ...record, mayBeSent: true }, unclear);
}

/** The record after a preparation or a look failed: it is repeated later. */
export function lookFailed<Payload>(record: OutboxRecord<Payload>, now: number, random: () => number): OutboxRecord<Payload> {
  const attempts = record.attempts + 1;
  if (attempts >= MOST_ATTEMPTS) return failed({ ...record, attempts }, gaveUp);
  return { ...record, attempts, notBefore: Math.max(record.notBefore, now + pauseAfter(attempts, random)) };
}

/**
 * The record after the person pressed Retry. Files of a refused record are uploaded again: the server may have deleted them. An unclear one
 * is sent without another look.
 */
export function retried<Payload>(record: OutboxRecord<Payload>, now: number): OutboxRecord<Payload> {
  if (record.state !== 'failed') return { ...record, notBefore: Math.min(record.notBefore, now) };
  if (record.failure?.reason === 'unclear')
    return { ...record, state: 'waiting', mayBeSent: false, firstSentAt: null, attempts: 0, notBefore: now, failure: null };
  const uploads =
    record.failure?.reason === 'refused'
      ? record.uploads.map(upload => ({ ...upload, mediaId: null, uploadedAt: null }))
      : record.uploads;
  return { ...record, uploads, state: restState(record), attempts: 0, notBefore: now, failure: null };
}

/** The record after its account signed out: only the account itself may try it again, which looks for the result first. */
export function signedOut<Payload>(record: OutboxRecord<Payload>): OutboxRecord<Payload> {
  return record.state === 'done' ? record : failed(abandoned(record), gaveUp);
}

/** The record after the tab that worked it is gone: a request that was in flight may have arrived. */
export function abandoned<Payload>(record: OutboxRecord<Payload>): OutboxRecord<Payload> {
  if (!isInFlight(record)) return record;
  return record.state === 'sending' ? { ...record, state: 'unknown', mayBeSent: true } : { ...record, state: 'waiting' };
}

/** The pause after `attempts` attempts, in ms: 75 to 100 % of the doubled pause. */
function pauseAfter(attempts: number, random: () => number): number {
  const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.max(0, attempts - 1));
  return pause * (0.75 + random() / 4);
}

function restState(record: OutboxRecord): 'unknown' | 'waiting' {
  return record.mayBeSent ? 'unknown' : 'waiting';
}

function failed<Payload>(record: OutboxRecord<Payload>, failure: OutboxFailure): OutboxRecord<Payload> {
  return { ...record, state: 'failed', failure };
}
