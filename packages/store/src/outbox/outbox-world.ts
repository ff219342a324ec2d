import type { OutboxEnvironment, OutboxKind, OutboxMessage } from './outbox-environment.js';
import { type Outbox, createOutbox } from './outbox.js';
import type { OutboxRecord } from './outbox-record.js';
import { createMemoryOutboxStorage } from './outbox-storage.js';
import type { AttemptEnd } from './outbox-transitions.js';
import { workUnattended } from './work-unattended.js';

/**
 * The fate of one request: `applied` and `refused` are answered; `applied-lost` and `lost` are not; `applied-late` is applied a while
 * after the connection broke; `not-sent` never left.
 */
export type Fate = 'applied' | 'applied-lost' | 'applied-late' | 'lost' | 'refused' | 'later' | 'not-sent';

/** How long a request takes until the server applies it. */
const REQUEST_MS = 200;
const LATE_MS = 1_200;
const KEY_LIFETIME_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** A server, a clock, and tabs that can crash: for tests of the outbox. */
export function createOutboxWorld({ hasIdempotencyKeys }: { hasIdempotencyKeys: boolean }) {
  const storage = createMemoryOutboxStorage({ isShared: true });
  const journal: { id: string; text: string; at: number }[] = [];
  const fates: Fate[] = [];
  const forgottenDrafts: string[] = [];
  const channels = new Set<(message: OutboxMessage) => void>();
  const waitingForLock: (() => void)[] = [];
  let isLocked = false;
  let now = 1_000_000;
  let isOnline = true;
  const networkListeners = new Set<() => void>();
  let timers: { at: number; run: () => void }[] = [];

  const later = (run: () => void, milliseconds: number) => {
    const timer = { at: now + milliseconds, run };
    timers.push(timer);
    return () => {
      timers = timers.filter(other => other !== timer);
    };
  };

  function apply(record: OutboxRecord): { id: string } {
    const known = journal.find(({ id, at }) => id === record.id && now - at <= KEY_LIFETIME_MS);
    if (known !== undefined && hasIdempotencyKeys) return known;
    const entry = { id: record.id, text: String(record.payload), at: now };
    journal.push(entry);
    return entry;
  }

  async function receive(record: OutboxRecord): Promise<unknown> {
    const fate = isOnline ? (fates.shift() ?? 'applied') : 'not-sent';
    await new Promise<void>(resolve => later(resolve, REQUEST_MS));
    if (fate === 'applied' || fate === 'applied-lost') apply(record);
    if (fate === 'applied-late') later(() => apply(record), LATE_MS);
    if (fate === 'applied') return { id: record.id };
    throw new Fault(fate);
  }

  function openTab() {
    let isAlive = true;
    // A crashed tab neither continues nor writes.
    const alive = async <Value>(promise: Promise<Value>): Promise<Value> => {
      const value = await promise.then(
        result => ({ result }),
        (error: unknown) => ({ error }),
      );
      if (!isAlive) return new Promise(() => undefined);
      if ('error' in value) throw value.error;
      return value.result;
    };
    const text: OutboxKind = {
      send: record => alive(receive(record)),
      find: record => alive(Promise.resolve(journal.find(({ id }) => id === record.id) ?? null)),
    };
    const kinds = new Map<string, OutboxKind>([['text', text]]);
    const environment: OutboxEnvironment = {
      storage: {
        isDurable: true,
        isShared: () => true,
        all: () => alive(storage.all()),
        transact: decide => (isAlive ? alive(storage.transact(decide)) : new Promise(() => undefined)),
      },
      async whileAlone(work, signal) {
        if (isLocked) await new Promise<void>(resolve => waitingForLock.push(resolve));
        if (signal.aborted) return waitingForLock.shift()?.();
        isLocked = true;
        await Promise.race([work(signal), new Promise<void>(resolve => signal.addEventListener('abort', () => resolve()))]);
        isLocked = false;
        waitingForLock.shift()?.();
      },
      channel: {
        post: message => {
          for (const listener of channels) if (listener !== own) listener(message);
        },
        subscribe(listener) {
          own = listener;
          channels.add(listener);
          return () => void channels.delete(listener);
        },
      },
      network: {
        isOnline: () => isOnline,
        subscribe(listener) {
          networkListeners.add(listener);
          return () => void networkListeners.delete(listener);
        },
      },
      now: () => now,
      random: () => 0.5,
      later: (run, milliseconds) => later(() => isAlive && run(), milliseconds),
      kinds,
      upload: (file, { onProgress }) => {
        onProgress(0.5);
        return alive(receive({ ...fileRecord, id: file.id }).then(() => `media-${file.id}`));
      },
      forgetDraft: draftId => alive(Promise.resolve(void forgottenDrafts.push(draftId))),
      endOf: error => (error instanceof Fault ? error.end : { kind: 'lost' }),
      server: { hasIdempotencyKeys, kindsToLookFor: new Set() },
    };
    let own: (message: OutboxMessage) => void = () => undefined;
    const outbox: Outbox = createOutbox(environment);
    outbox.start();
    return {
      outbox,
      /** Adds a kind while the outbox works. It sends as `text` does. */
      addKind(name: string, further: Partial<OutboxKind> = {}) {
        kinds.set(name, { ...text, ...further });
        outbox.wake();
      },
      /** Works as a worker without a page does, and stops as it does. `mayGoOn`: whether the account is signed in. */
      async sendUnattended({ signal = new AbortController().signal, mayGoOn = () => Promise.resolve(true) } = {}) {
        const work = { outbox, kinds, now: () => now, later: environment.later, isOnline: () => isOnline, mayGoOn, signal };
        const end = await alive(workUnattended(work));
        outbox.stop();
        return end;
      },
      /** Ends the tab as a crash does: nothing after it runs. */
      crash() {
        isAlive = false;
        outbox.stop();
      },
    };
  }

  async function settle(): Promise<void> {
    for (let turn = 0; turn < 40; turn += 1) await Promise.resolve();
  }

  return {
    journal,
    storage,
    forgottenDrafts,
    openTab,
    settle,
    fate: (...next: Fate[]) => void fates.push(...next),
    setOnline(next: boolean) {
      isOnline = next;
      for (const listener of networkListeners) listener();
    },
    /** Lets time pass, timer by timer. */
    async pass(milliseconds: number): Promise<void> {
      const end = now + milliseconds;
      await settle();
      for (;;) {
        const next = timers.filter(({ at }) => at <= end).toSorted((one, other) => one.at - other.at)[0];
        if (next === undefined) break;
        timers = timers.filter(timer => timer !== next);
        now = Math.max(now, next.at);
        next.run();
        await settle();
      }
      now = end;
    },
    /** Moves the clock without letting timers run, as a person who sets it does. */
    shiftClock(milliseconds: number) {
      now += milliseconds;
    },
    minutes: (count: number) => count * MINUTE_MS,
  };
}

class Fault extends Error {
  readonly end: AttemptEnd;
  constructor(fate: Fate) {
    super(fate);
    this.end =
      fate === 'refused'
        ? { kind: 'refused', status: 422, text: 'Text is too long' }
        : fate === 'later'
          ? { kind: 'later', retryAt: null }
          : fate === 'not-sent'
            ? { kind: 'not-sent' }
            : { kind: 'lost' };
  }
}

const fileRecord = { payload: '' } as OutboxRecord;
