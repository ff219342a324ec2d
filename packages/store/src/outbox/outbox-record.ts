/**
 * `waiting`: not sent yet, or to be sent again; `uploading` and `sending`: a request is in flight; `unknown`: the answer was lost, and the
 * result is looked for before it is sent again; `failed`: the server refused it, or it was tried too often: the person decides; `done`:
 * nothing more is sent, and the record stays with what became of its parts until the person discards it (`OutboxKind.rest`).
 */
export type OutboxState = 'waiting' | 'uploading' | 'sending' | 'unknown' | 'failed' | 'done';

/** A file that is uploaded before its record is sent. */
export interface OutboxUpload {
  readonly id: string;
  readonly file: Blob;
  /** The name of the file; may be empty. */
  readonly name: string;
  readonly description: string;
  /** Focal point, -1 to 1 on each axis; null for the centre. */
  readonly focus: { readonly x: number; readonly y: number } | null;
  /** The server's id of the uploaded file; null before. */
  readonly mediaId: string | null;
  /** When the upload ended, epoch ms; null before. Servers delete files that no post uses. */
  readonly uploadedAt: number | null;
}

/**
 * Why a record failed. `unclear`: it may have arrived, and nothing tells whether it did. `text`: the server's message, null without one.
 * `uploadId`: the upload that failed, null when the record did.
 */
export interface OutboxFailure {
  readonly reason: 'refused' | 'gave-up' | 'upload-refused' | 'unclear';
  readonly status: number | null;
  readonly text: string | null;
  readonly uploadId: string | null;
}

/** A thing a person sends: durable from the moment it is handed over until the server has it or the person discards it. */
export interface OutboxRecord<Payload = unknown> {
  /** The idempotency key of every attempt. */
  readonly id: string;
  /** Selects the `OutboxKind` that sends it: `status`, `edit`, `vote` and so on. */
  readonly kind: string;
  /** Records of one subject are sent in the order they were added. */
  readonly subject: string;
  readonly payload: Payload;
  /** The stored draft that the record was made from: hidden while a record of it exists, deleted once the last is sent. Null: none. */
  readonly draftId: string | null;
  /** Whether what `OutboxKind.find` compares with was requested before the first attempt. */
  readonly isPrepared: boolean;
  readonly uploads: readonly OutboxUpload[];
  /** Position among the records; increases. */
  readonly order: number;
  /** Epoch ms. */
  readonly createdAt: number;
  readonly state: OutboxState;
  /** Not sent before this time, epoch ms: the time to undo, and the pause before a retry. */
  readonly notBefore: number;
  /** Attempts to send since the person pressed Send or Retry. */
  readonly attempts: number;
  /** When the first attempt began, epoch ms; null before. */
  readonly firstSentAt: number | null;
  /** Whether an attempt may have reached the server although no answer arrived. */
  readonly mayBeSent: boolean;
  /** Times the result was looked for and not found since the last attempt. */
  readonly looksInVain: number;
  readonly failure: OutboxFailure | null;
}

/** The rest of a record after one of its parts was sent. */
export interface OutboxRest<Payload> {
  /** The payload of the next part, with what the parts before it have led to. */
  readonly payload: Payload;
  /** Whether it was the last part: the record is `done`, and stays until it is discarded. */
  readonly isOver: boolean;
}

export interface OutboxDraft<Payload> {
  readonly id: string;
  readonly kind: string;
  readonly subject: string;
  readonly payload: Payload;
  readonly draftId?: string | null;
  readonly uploads?: readonly OutboxUpload[];
  /** Time to undo, in ms. */
  readonly undoMs?: number;
}

/** The record of a new draft. `order`: greater than that of every record. */
export function outboxRecord<Payload>(draft: OutboxDraft<Payload>, order: number, now: number): OutboxRecord<Payload> {
  const { id, kind, subject, payload, draftId = null, uploads = [], undoMs = 0 } = draft;
  return {
    id,
    kind,
    subject,
    payload,
    draftId,
    isPrepared: false,
    uploads,
    order,
    createdAt: now,
    state: 'waiting',
    notBefore: now + undoMs,
    attempts: 0,
    firstSentAt: null,
    mayBeSent: false,
    looksInVain: 0,
    failure: null,
  };
}

/** Whether the person can take the record back with certainty that the server never gets it. An upload alone publishes nothing. */
export function canBeUndone(record: OutboxRecord): boolean {
  return record.state !== 'sending' && !record.mayBeSent;
}

/** The record and the others of its draft, in order: they are taken back together. */
export function chainOf<Payload>(records: readonly OutboxRecord<Payload>[], id: string): readonly OutboxRecord<Payload>[] {
  const named = records.find(record => record.id === id);
  if (named === undefined) return [];
  if (named.draftId === null) return [named];
  return records.filter(({ draftId }) => draftId === named.draftId).toSorted((one, other) => one.order - other.order);
}

/** Whether a request of the record is in flight. */
export function isInFlight(record: OutboxRecord): boolean {
  return record.state === 'uploading' || record.state === 'sending';
}

/** Whether the record is still to be sent without the person doing anything. */
export function isUnsent({ state }: OutboxRecord): boolean {
  return state !== 'failed' && state !== 'done';
}

const states: readonly unknown[] = ['waiting', 'uploading', 'sending', 'unknown', 'failed', 'done'] satisfies OutboxState[];

/** Whether a stored value is a record that can be worked. One of another version, or a damaged one, is left alone. */
export function isOutboxRecord(value: unknown): value is OutboxRecord {
  if (!isFields(value)) return false;
  const { uploads, payload } = value as { readonly uploads?: unknown; readonly payload?: unknown };
  return (
    ['id', 'kind', 'subject'].every(name => typeof value[name] === 'string') &&
    ['order', 'createdAt', 'notBefore', 'attempts'].every(name => Number.isFinite(value[name])) &&
    states.includes(value['state']) &&
    isFields(payload) &&
    Array.isArray(uploads) &&
    uploads.every(upload => isFields(upload) && upload['file'] instanceof Blob)
  );
}

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;
