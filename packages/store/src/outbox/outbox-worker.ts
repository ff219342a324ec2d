import { type OutboxEnvironment, type OutboxKind, ResultUnknowable } from './outbox-environment.js';
import type { OutboxRecord, OutboxRest, OutboxUpload } from './outbox-record.js';
import { planOutbox, type OutboxStep } from './outbox-steps.js';
import { updateRecord } from './outbox-storage.js';
import {
  attemptEnded,
  cannotBeFound,
  lookedInVain,
  lookFailed,
  partSent,
  prepared,
  sendingBegan,
  uploadBegan,
  uploadEnded,
} from './outbox-transitions.js';

/** Longest sleep of a worker, in ms: a clock that was set back must not hold a record. */
const DISTANT_MS = 60_000;
/** Pause after the storage rejected a change, in ms. */
export const STORAGE_PAUSE_MS = 5_000;

interface OutboxWorkerOptions {
  readonly environment: OutboxEnvironment;
  readonly getRecords: () => readonly OutboxRecord[];
  /** The records that this worker works. */
  readonly isMine: (record: OutboxRecord) => boolean;
  /** Called after each change of the storage, and resolved when `getRecords` has it. */
  readonly onChange: () => Promise<void>;
  readonly onSent: (record: OutboxRecord, result: unknown) => void;
  readonly onProgress: (uploadId: string, progress: number) => void;
}

interface OutboxWorker {
  /** Works the records until `signal` aborts. */
  work(signal: AbortSignal): Promise<void>;
  /** Plans again: a record, the network or the clock has changed. */
  wake(): void;
  /** Tries a record now: without a connection too, and in place of a preparation that has no answer yet. */
  tryNow(id: string): void;
}

/** Takes the steps that `planOutbox` names, and stores how each ends. */
export function createOutboxWorker({
  environment,
  getRecords,
  isMine,
  onChange,
  onSent,
  onProgress,
}: OutboxWorkerOptions): OutboxWorker {
  const { storage, now, random } = environment;
  const running = new Map<string, Running>();
  /** Records that the person wants tried although the browser sees no connection: it may be wrong. */
  const wanted = new Set<string>();
  const kindsThat = (test: (kind: OutboxKind) => boolean): ReadonlySet<string> =>
    new Set([...environment.kinds].flatMap(([name, kind]) => (test(kind) ? [name] : [])));
  const kindsToLookFor = (): ReadonlySet<string> =>
    new Set([...environment.server.kindsToLookFor, ...kindsThat(kind => kind.looksFirst === true)]);
  let wakeUp: () => void = () => undefined;

  async function update(id: string, change: (record: OutboxRecord) => OutboxRecord): Promise<OutboxRecord | null> {
    const next = await updateRecord(storage, id, change);
    await onChange();
    return next;
  }

  /** Changes a record for a step; null when it is not as planned any more: the person or another tab was faster. */
  async function claim(planned: OutboxRecord, change: (record: OutboxRecord) => OutboxRecord): Promise<OutboxRecord | null> {
    let isClaimed = false;
    const next = await update(planned.id, stored => {
      isClaimed =
        stored.state === planned.state && stored.mayBeSent === planned.mayBeSent && stored.attempts === planned.attempts;
      return isClaimed ? change(stored) : stored;
    });
    return isClaimed ? next : null;
  }

  /** Stores a fact: while the browser cannot write it, nothing else happens to the record. */
  async function record(change: () => Promise<unknown>): Promise<void> {
    for (;;) {
      try {
        await change();
        return;
      } catch {
        await new Promise<void>(resolve => environment.later(resolve, STORAGE_PAUSE_MS));
      }
    }
  }

  const kindOf = ({ kind: name }: OutboxRecord): OutboxKind => {
    const kind = environment.kinds.get(name);
    if (kind === undefined) throw new Error(`Nothing sends records of the kind ${name}.`);
    return kind;
  };

  async function run(step: OutboxStep, own: Running): Promise<void> {
    switch (step.do) {
      case 'prepare':
        return prepare(step.record, own);
      case 'look':
        return look(step.record);
      case 'upload':
        return upload(step.record, step.upload, own.controller.signal);
      case 'send':
        return send(step.record);
    }
  }

  async function prepare(planned: OutboxRecord, own: Running): Promise<void> {
    try {
      const payload = (await kindOf(planned).prepare?.(planned)) ?? planned.payload;
      if (!endPreparing(own)) return;
      await record(() => update(planned.id, stored => prepared(stored, payload)));
    } catch {
      if (!endPreparing(own)) return;
      await record(() => update(planned.id, stored => lookFailed(stored, now(), random)));
    }
  }

  async function look(planned: OutboxRecord): Promise<void> {
    try {
      const result = await kindOf(planned).find(planned);
      if (result !== null) return await finish(planned, result);
      const isKeyKept = environment.server.hasIdempotencyKeys && !kindsToLookFor().has(planned.kind);
      const looksNeeded = isKeyKept ? 1 : 2;
      await record(() => update(planned.id, stored => lookedInVain(stored, looksNeeded, now(), random)));
    } catch (error) {
      const ended = (stored: OutboxRecord) =>
        error instanceof ResultUnknowable ? cannotBeFound(stored) : lookFailed(stored, now(), random);
      await record(() => update(planned.id, ended));
    }
  }

  async function upload(planned: OutboxRecord, file: OutboxUpload, signal: AbortSignal): Promise<void> {
    const claimed = await claim(planned, stored => uploadBegan(stored, file.id));
    if (claimed === null) return;
    try {
      const mediaId = await environment.upload(file, {
        signal,
        onProgress: progress => onProgress(file.id, progress),
      });
      await record(() =>
        update(claimed.id, stored => (isAttempt(stored, claimed) ? uploadEnded(stored, file.id, mediaId, now()) : stored)),
      );
    } catch (error) {
      await end(claimed, error);
    }
  }

  async function send(planned: OutboxRecord): Promise<void> {
    const claimed = await claim(planned, stored => sendingBegan(stored, now()));
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

  const end = (claimed: OutboxRecord, error: unknown): Promise<void> =>
    record(() =>
      update(claimed.id, stored =>
        isAttempt(stored, claimed) ? attemptEnded(stored, environment.endOf(error), now(), random) : stored,
      ),
    );

  /** Stores what the part has led to together with what is left, so that neither is there without the other. */
  async function finishPart(sent: OutboxRecord, rest: OutboxRest<unknown>, result: unknown): Promise<void> {
    let done: OutboxRecord | null = null;
    await record(() =>
      update(sent.id, stored => {
        if (!isPartOf(stored, sent)) return stored;
        const next = partSent(stored, rest, now());
        done = stored.state !== 'done' && next.state === 'done' ? next : null;
        return next;
      }),
    );
    if (done !== null) onSent(done, result);
  }

  /** Announces the result before the record is gone: a list puts the one in the place of the other. */
  async function finish(sent: OutboxRecord, result: unknown): Promise<void> {
    const { draftId } = sent;
    const rest = kindOf(sent).rest?.(sent, result) ?? null;
    if (rest !== null) return finishPart(sent, rest, result);
    onSent(sent, result);
    await record(async () => {
      const others = (await storage.all()).filter(({ id }) => id !== sent.id);
      // Before the record: a crash in between leaves the record, whose result is found again.
      if (draftId !== null && others.every(other => other.draftId !== draftId)) await environment.forgetDraft(draftId);
      await storage.transact(records => ({ remove: [sent.id], put: followers(records, sent, result) }));
      await onChange();
    });
  }

  function followers(records: readonly OutboxRecord[], sent: OutboxRecord, result: unknown): OutboxRecord[] {
    const { follow } = kindOf(sent);
    if (follow === undefined) return [];
    return records
      .filter(({ id, kind, subject }) => id !== sent.id && kind === sent.kind && subject === sent.subject)
      .map(other => ({ ...other, payload: follow(other.payload, sent, result) }));
  }

  /** Aborts the uploads of records that were taken back. */
  function abortRemoved(): void {
    const ids = new Set(getRecords().map(({ id }) => id));
    for (const [id, { controller }] of running) if (!ids.has(id)) controller.abort();
  }

  function begin(step: OutboxStep): void {
    const { id } = step.record;
    const own: Running = { controller: new AbortController(), isPreparing: step.do === 'prepare' };
    running.set(id, own);
    const release = () => {
      // Else another step has taken its place.
      if (running.get(id) === own) running.delete(id);
      wakeUp();
    };
    // A storage that rejects ends the step; the record is planned again later.
    void run(step, own).then(release, () => environment.later(release, STORAGE_PAUSE_MS));
  }

  async function untilWoken(wakeAt: number | null, signal: AbortSignal): Promise<void> {
    await new Promise<void>(resolve => {
      const done = () => {
        cancel();
        signal.removeEventListener('abort', done);
        wakeUp = () => undefined;
        resolve();
      };
      const cancel = environment.later(done, Math.min(DISTANT_MS, Math.max(0, (wakeAt ?? Infinity) - now())));
      wakeUp = done;
      signal.addEventListener('abort', done);
    });
  }

  return {
    async work(signal) {
      while (!signal.aborted) {
        abortRemoved();
        const records = getRecords().filter(record => isMine(record) && environment.kinds.has(record.kind));
        const isOnline = environment.network.isOnline();
        const wantedSubjects = new Set(records.flatMap(({ id, subject }) => (wanted.has(id) ? [subject] : [])));
        const tried = isOnline ? records : records.filter(({ subject }) => wantedSubjects.has(subject));
        const plan = planOutbox(tried, {
          hasIdempotencyKeys: environment.server.hasIdempotencyKeys,
          kindsToLookFor: kindsToLookFor(),
          kindsToPrepare: kindsThat(kind => kind.prepare !== undefined),
          kindsPassingFailed: kindsThat(kind => kind.passesFailed === true),
          now: now(),
          isOnline: isOnline || wanted.size > 0,
        });
        wanted.clear();
        for (const step of plan.steps) if (!running.has(step.record.id)) begin(step);
        await untilWoken(plan.wakeAt, signal);
      }
    },
    wake: () => wakeUp(),
    tryNow(id) {
      wanted.add(id);
      const own = running.get(id);
      if (own?.isPreparing === true) {
        own.controller.abort();
        running.delete(id);
      }
      wakeUp();
    },
  };
}

/** A step that is being taken. */
interface Running {
  readonly controller: AbortController;
  /** Its request only reads, and has no answer: another one may take its place. What a look has found counts whenever it comes. */
  isPreparing: boolean;
}

/** Returns false where another preparation has taken the place of this one: its answer counts no more. */
function endPreparing(own: Running): boolean {
  own.isPreparing = false;
  return !own.controller.signal.aborted;
}

/** Whether the record is still in the attempt that was claimed: another tab abandons it when this one was suspended. */
function isAttempt(stored: OutboxRecord, claimed: OutboxRecord): boolean {
  return stored.state === claimed.state && stored.attempts === claimed.attempts && stored.firstSentAt === claimed.firstSentAt;
}

/** Whether a part is still the one that the record waits for; its time tells it from a later part. Another tab may have sent it again. */
function isPartOf(stored: OutboxRecord, sent: OutboxRecord): boolean {
  const isSame = stored.attempts === sent.attempts && stored.firstSentAt === sent.firstSentAt;
  return isSame && (stored.state === sent.state || stored.state === 'done');
}
