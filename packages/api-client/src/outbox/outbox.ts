import type { OutboxDraft, OutboxRecord, OutboxUpload } from './outbox-record.js';
import { canBeUndone, outboxRecord } from './outbox-record.js';
import { planOutbox, type OutboxFacts, type OutboxStep } from './outbox-steps.js';
import type { OutboxStorage } from './outbox-storage.js';
import type { AttemptEnd } from './outbox-transitions.js';
import {
  abandoned,
  attemptEnded,
  lookedInVain,
  lookFailed,
  retried,
  sendingBegan,
  uploadBegan,
  uploadEnded,
} from './outbox-transitions.js';

/** How records of one kind are sent. */
export interface OutboxKind<Payload = unknown, Result = unknown> {
  /** Sends the record under `record.id`. The uploads of the record have their media ids. */
  send(record: OutboxRecord<Payload>): Promise<Result>;
  /** The result of an earlier attempt whose answer was lost; null when the server does not have it. */
  find(record: OutboxRecord<Payload>): Promise<Result | null>;
}

export interface OutboxMessage {
  readonly type: 'changed' | 'sent';
  /** With `sent`: the record and its result. */
  readonly record?: OutboxRecord;
  readonly result?: unknown;
}

export interface OutboxEnvironment {
  readonly storage: OutboxStorage;
  /** Runs `work` in one tab at a time, until its promise settles; `signal` aborts when this tab stops. */
  readonly whileAlone: (work: () => Promise<void>, signal: AbortSignal) => Promise<void>;
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
  readonly kinds: Readonly<Record<string, OutboxKind>>;
  /** Uploads a file and resolves to the server's id of it. */
  readonly upload: (upload: OutboxUpload, record: OutboxRecord) => Promise<string>;
  readonly endOf: (error: unknown) => AttemptEnd;
  readonly server: Pick<OutboxFacts, 'hasIdempotencyKeys' | 'kindsToLookFor'>;
}

export interface Outbox {
  /** The records, in their order. The same list until one changes. */
  getRecords(): readonly OutboxRecord[];
  subscribe(listener: () => void): () => void;
  /** Called in every tab when the server has a record. */
  onSent(listener: (record: OutboxRecord, result: unknown) => void): () => void;
  /** Adds a record. Resolves once it is stored; rejects where it cannot be, and then nothing is sent. */
  add<Payload>(draft: OutboxDraft<Payload>): Promise<OutboxRecord>;
  /** Sends a failed or waiting record now. */
  retry(id: string): Promise<void>;
  /** Takes a record back. Resolves to it; to null when it may be on its way. */
  undo(id: string): Promise<OutboxRecord | null>;
  /** Removes a failed record, also when it may have been sent. Resolves to it. */
  discard(id: string): Promise<OutboxRecord | null>;
  /** Begins to work the records in one tab at a time. */
  start(): void;
  stop(): void;
}

/** Longest sleep of the worker, in ms: a clock that was set back must not hold a record. */
const DISTANT_MS = 60_000;
/** Pause after the storage rejected a change, in ms. */
const STORAGE_PAUSE_MS = 5_000;

export function createOutbox(environment: OutboxEnvironment): Outbox {
  const { storage, channel, network, now, random } = environment;
  const listeners = new Set<() => void>();
  const sentListeners = new Set<(record: OutboxRecord, result: unknown) => void>();
  const running = new Set<string>();
  let records: readonly OutboxRecord[] = [];
  let lifetime: AbortController | null = null;
  let wake: () => void = () => undefined;

  async function read(): Promise<void> {
    records = (await storage.all()).toSorted((one, other) => one.order - other.order);
    for (const listener of listeners) listener();
    wake();
  }

  async function update(id: string, change: (record: OutboxRecord | null) => OutboxRecord | null) {
    const next = await storage.update(id, change);
    await read();
    channel.post({ type: 'changed' });
    return next;
  }

  function announceSent(record: OutboxRecord, result: unknown): void {
    for (const listener of sentListeners) listener(record, result);
  }

  const kindOf = (record: OutboxRecord): OutboxKind => {
    const kind = environment.kinds[record.kind];
    if (kind === undefined) throw new Error(`Nothing sends records of the kind ${record.kind}.`);
    return kind;
  };

  async function finish(record: OutboxRecord, result: unknown): Promise<void> {
    await update(record.id, () => null);
    announceSent(record, result);
    channel.post({ type: 'sent', record, result });
  }

  /** Marks the record as in flight; null when the person has taken it back. */
  const claim = (record: OutboxRecord, change: (record: OutboxRecord) => OutboxRecord) =>
    update(record.id, stored => stored && change(stored));

  async function run(step: OutboxStep): Promise<void> {
    switch (step.do) {
      case 'look':
        return look(step.record);
      case 'upload':
        return upload(step.record, step.upload);
      case 'send':
        return send(step.record);
    }
  }

  async function look(record: OutboxRecord): Promise<void> {
    try {
      const result = await kindOf(record).find(record);
      if (result !== null) return await finish(record, result);
      const looksNeeded = environment.server.hasIdempotencyKeys && !environment.server.kindsToLookFor.has(record.kind) ? 1 : 2;
      await update(record.id, stored => stored && lookedInVain(stored, looksNeeded, now(), random));
    } catch {
      await update(record.id, stored => stored && lookFailed(stored, now(), random));
    }
  }

  async function upload(record: OutboxRecord, file: OutboxUpload): Promise<void> {
    const claimed = await claim(record, uploadBegan);
    if (claimed === null) return;
    try {
      const mediaId = await environment.upload(file, claimed);
      await update(record.id, stored => stored && uploadEnded(stored, file.id, mediaId, now()));
    } catch (error) {
      await end(claimed, error);
    }
  }

  async function send(record: OutboxRecord): Promise<void> {
    const claimed = await claim(record, stored => sendingBegan(stored, now()));
    if (claimed === null) return;
    let result: unknown;
    try {
      result = await kindOf(claimed).send(claimed);
    } catch (error) {
      await end(claimed, error);
      return;
    }
    await finish(claimed, result);
  }

  async function end(record: OutboxRecord, error: unknown): Promise<void> {
    await update(record.id, stored => stored && attemptEnded(stored, environment.endOf(error), now(), random));
  }

  async function work(signal: AbortSignal): Promise<void> {
    for (const record of await storage.all()) await storage.update(record.id, stored => stored && abandoned(stored));
    await read();
    while (!signal.aborted) {
      const plan = planOutbox(records, { ...environment.server, now: now(), isOnline: network.isOnline() });
      for (const step of plan.steps.filter(({ record }) => !running.has(record.id))) {
        const { id } = step.record;
        running.add(id);
        const release = () => {
          running.delete(id);
          wake();
        };
        // A storage that rejects ends the step; the record is planned again later.
        void run(step).then(release, () => environment.later(release, STORAGE_PAUSE_MS));
      }
      await untilWoken(plan.wakeAt, signal);
    }
  }

  function untilWoken(wakeAt: number | null, signal: AbortSignal): Promise<void> {
    return new Promise(resolve => {
      const done = () => {
        cancel();
        signal.removeEventListener('abort', done);
        wake = () => undefined;
        resolve();
      };
      const cancel = environment.later(done, Math.min(DISTANT_MS, Math.max(0, (wakeAt ?? Infinity) - now())));
      wake = done;
      signal.addEventListener('abort', done);
    });
  }

  async function remove(id: string, isRemovable: (record: OutboxRecord) => boolean): Promise<OutboxRecord | null> {
    let removed: OutboxRecord | null = null;
    await update(id, stored => {
      removed = stored !== null && isRemovable(stored) ? stored : null;
      return removed === null ? stored : null;
    });
    return removed;
  }

  return {
    getRecords: () => records,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    onSent(listener) {
      sentListeners.add(listener);
      return () => void sentListeners.delete(listener);
    },
    async add(draft) {
      const order = Math.max(0, ...(await storage.all()).map(record => record.order)) + 1;
      const record = outboxRecord(draft, order, now());
      await update(draft.id, stored => stored ?? record);
      return record;
    },
    async retry(id) {
      await update(id, stored => stored && retried(stored, now()));
    },
    undo: id => remove(id, canBeUndone),
    discard: id => remove(id, record => record.state === 'failed'),
    start() {
      if (lifetime !== null) return;
      lifetime = new AbortController();
      const { signal } = lifetime;
      const stops = [
        channel.subscribe(message => {
          if (message.type === 'sent' && message.record !== undefined) announceSent(message.record, message.result);
          void read();
        }),
        network.subscribe(() => wake()),
      ];
      signal.addEventListener('abort', () => {
        for (const stop of stops) stop();
      });
      void read();
      void environment.whileAlone(() => work(signal), signal);
    },
    stop() {
      lifetime?.abort();
      lifetime = null;
    },
  };
}
