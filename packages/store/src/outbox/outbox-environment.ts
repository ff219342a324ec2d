import type { OutboxRecord, OutboxRest, OutboxUpload } from './outbox-record.js';
import type { OutboxFacts } from './outbox-steps.js';
import type { OutboxStorage } from './outbox-storage.js';
import type { AttemptEnd } from './outbox-transitions.js';

/** Nothing tells whether a record has arrived. */
export class ResultUnknowable extends Error {
  override readonly name = 'ResultUnknowable';
}

/** How records of one kind are sent. */
export interface OutboxKind<Payload = unknown, Result = unknown> {
  /** Later records of a subject are sent although an earlier one has failed. Default: they wait for it. */
  readonly passesFailed?: boolean;
  /** The result is looked for before any second attempt: servers ignore the key of this kind. */
  readonly looksFirst?: boolean;
  /** Requests what `find` compares with, before the first attempt; resolves to the payload that has it. Absent: `find` needs nothing. */
  prepare?(record: OutboxRecord<Payload>): Promise<Payload>;
  /** Sends the record under `record.id`. The uploads of the record have their media ids. */
  send(record: OutboxRecord<Payload>): Promise<Result>;
  /** The record stays as a failed one when its account signs out: no draft of it is stored. */
  readonly outlivesSignOut?: boolean;
  /**
   * The result of an earlier attempt whose answer was lost; null when the server does not have it. Rejects with `ResultUnknowable` where
   * nothing tells: the person decides whether it is sent again.
   */
  find(record: OutboxRecord<Payload>): Promise<Result | null>;
  /** Keeps a record as a draft before it is removed because its account signs out. Absent: its draft is stored already. */
  keep?(record: OutboxRecord<Payload>): Promise<void>;
  /**
   * For records that are sent in parts: what is left once a part has its result. It is stored in place of the part, so that the work goes on
   * after a closed tab. A part whose answer was lost is sent again where `find` resolves to null: parts are idempotent. Null: the record
   * is sent, and removed. Absent: every record is one part.
   */
  rest?(record: OutboxRecord<Payload>, result: Result): OutboxRest<Payload> | null;
  /** The payload of a later record of the same subject once `sent` has its result: a post that replies to it gets its id. */
  follow?(payload: Payload, sent: OutboxRecord<Payload>, result: Result): Payload;
}

export interface OutboxMessage {
  readonly type: 'changed' | 'sent' | 'progress' | 'try';
  /** With `sent`: the record and its result. */
  readonly record?: OutboxRecord;
  readonly result?: unknown;
  /** With `try`: the record that the person wants tried now. */
  readonly id?: string;
  /** With `progress`: the id of the upload, and the share of the file that is sent, 0 to 1. */
  readonly uploadId?: string;
  readonly progress?: number;
}

export interface OutboxEnvironment {
  readonly storage: OutboxStorage;
  /**
   * Runs `work` in one tab at a time, until its promise settles; `signal` aborts when this tab stops. The signal of `work` also aborts when
   * another tab works in its place; `work` is called again when it is this tab's turn again.
   */
  readonly whileAlone: (work: (signal: AbortSignal) => Promise<void>, signal: AbortSignal) => Promise<void>;
  /** Other tabs of the account. */
  readonly channel: {
    post(message: OutboxMessage): void;
    subscribe(listener: (message: OutboxMessage) => void): () => void;
  };
  readonly network: { isOnline(): boolean; subscribe(listener: () => void): () => void };
  readonly now: () => number;
  readonly random: () => number;
  /** Calls `run` after `milliseconds`; the returned function cancels it. */
  readonly later: (run: () => void, milliseconds: number) => () => void;
  /** Read before each step: kinds may be added. Records of other kinds wait. */
  readonly kinds: ReadonlyMap<string, OutboxKind>;
  /** Uploads a file and resolves to the server's id of it. `signal` aborts when the record is taken back. */
  readonly upload: (
    upload: OutboxUpload,
    options: { signal: AbortSignal; onProgress: (progress: number) => void },
  ) => Promise<string>;
  /** Deletes the stored draft, once every record of it is sent. */
  readonly forgetDraft: (draftId: string) => Promise<void>;
  readonly endOf: (error: unknown) => AttemptEnd;
  /** Read before each step. */
  readonly server: Pick<OutboxFacts, 'hasIdempotencyKeys' | 'kindsToLookFor'>;
}
