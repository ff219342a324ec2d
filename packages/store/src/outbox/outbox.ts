import type { OutboxEnvironment } from './outbox-environment.js';
import { type OutboxDraft, type OutboxRecord, canBeUndone, chainOf, outboxRecord } from './outbox-record.js';
import { removeRecords, updateRecord } from './outbox-storage.js';
import { abandoned, ended, retried, signedOut } from './outbox-transitions.js';
import { createOutboxWorker, STORAGE_PAUSE_MS } from './outbox-worker.js';

export interface Outbox {
  /** Whether records survive the page: false where the browser denies storage or has no room. */
  readonly isDurable: boolean;
  /** The records, in their order. The same list until one changes. */
  getRecords(): readonly OutboxRecord[];
  /** Reads the stored records again. Resolves when `getRecords` has them. */
  refresh(): Promise<void>;
  /** The share of a file that is sent, 0 to 1; null while it is not uploaded. */
  getProgress(uploadId: string): number | null;
  /** Called when the records or a progress change. */
  subscribe(listener: () => void): () => void;
  /** Called in every tab when the server has a record. */
  onSent(listener: (record: OutboxRecord, result: unknown) => void): () => void;
  /** Adds records, in order: all of them or none. Resolves once they are stored; rejects where they cannot be, and then nothing is sent. */
  add<Payload>(...drafts: readonly OutboxDraft<Payload>[]): Promise<readonly OutboxRecord[]>;
  /** Sends a failed or waiting record now, also where the browser sees no connection: it may be wrong. */
  retry(id: string): Promise<void>;
  /** Takes a record back with the others of its draft. Resolves to them; to an empty list when one may be on its way. */
  undo(id: string): Promise<readonly OutboxRecord[]>;
  /**
   * Ends a record that is sent in parts: the part in flight is the last one. The record stays as a `done` one, and counts that part if it
   * has an answer.
   */
  end(id: string): Promise<void>;
  /** Removes a failed or done record, also when it may have been sent, with the others of its draft. Resolves to them. */
  discard(id: string): Promise<readonly OutboxRecord[]>;
  /**
   * Ends the work because the account signs out. Takes every record back that the server certainly does not have and that is a draft again,
   * and resolves to them; the others stay as failed ones until the account signs in again.
   */
  signOut(): Promise<readonly OutboxRecord[]>;
  /** Plans again: a kind was added. */
  wake(): void;
  /** Begins to work the records in one tab at a time. */
  start(): void;
  stop(): void;
}

export function createOutbox(environment: OutboxEnvironment): Outbox {
  const { storage, channel, network, now } = environment;
  const listeners = new Set<() => void>();
  const sentListeners = new Set<(record: OutboxRecord, result: unknown) => void>();
  const progress = new Map<string, number>();
  let records: readonly OutboxRecord[] = [];
  let lifetime: AbortController | null = null;
  let latestRead: Promise<void> = Promise.resolve();

  function read(): Promise<void> {
    const own: Promise<void> = storage.all().then(stored => {
      // A later read has the newer records.
      if (latestRead !== own) return latestRead;
      show(stored);
      return undefined;
    });
    latestRead = own;
    return own;
  }

  function show(stored: readonly OutboxRecord[]): void {
    records = stored.toSorted((one, other) => one.order - other.order);
    const uploadIds = new Set(
      records.flatMap(({ state, uploads }) => (state === 'uploading' ? uploads.map(({ id }) => id) : [])),
    );
    for (const id of progress.keys()) if (!uploadIds.has(id)) progress.delete(id);
    notify();
    for (const worker of workers) worker.wake();
  }

  function notify(): void {
    for (const listener of listeners) listener();
  }

  async function changed(): Promise<void> {
    await read();
    channel.post({ type: 'changed' });
  }

  function announceSent(record: OutboxRecord, result: unknown): void {
    for (const listener of sentListeners) listener(record, result);
  }

  function writeProgress(uploadId: string, share: number): void {
    progress.set(uploadId, share);
    notify();
  }

  const worker = (isMine: (record: OutboxRecord) => boolean) =>
    createOutboxWorker({
      environment,
      isMine,
      getRecords: () => records,
      onChange: changed,
      onSent(record, result) {
        announceSent(record, result);
        channel.post({ type: 'sent', record, result });
      },
      onProgress(uploadId, share) {
        writeProgress(uploadId, share);
        channel.post({ type: 'progress', uploadId, progress: share });
      },
    });
  const ownWorker = worker(({ id }) => !storage.isShared(id));
  const sharedWorker = worker(({ id }) => storage.isShared(id));
  const workers = [ownWorker, sharedWorker];

  function tryNow(id: string): void {
    for (const each of workers) each.tryNow(id);
  }

  async function workShared(signal: AbortSignal): Promise<void> {
    const isShared = ({ id }: OutboxRecord) => storage.isShared(id);
    const abandon = () => storage.transact(stored => ({ put: stored.filter(isShared).map(abandoned) }));
    while (!signal.aborted) {
      try {
        await abandon();
        break;
      } catch {
        // Without this record of what may have been sent, nothing is sent.
        await new Promise<void>(resolve => environment.later(resolve, STORAGE_PAUSE_MS));
      }
    }
    await read();
    await sharedWorker.work(signal);
  }

  async function remove(select: (stored: readonly OutboxRecord[]) => readonly OutboxRecord[]) {
    const removed = await removeRecords(storage, select);
    await changed();
    return removed;
  }

  function stop(): void {
    lifetime?.abort();
    lifetime = null;
  }

  return {
    get isDurable() {
      return storage.isDurable;
    },
    getRecords: () => records,
    refresh: read,
    getProgress: uploadId => progress.get(uploadId) ?? null,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    onSent(listener) {
      sentListeners.add(listener);
      return () => void sentListeners.delete(listener);
    },
    async add(...drafts) {
      const ids = drafts.map(({ id }) => id);
      await storage.transact(stored => {
        const order = Math.max(0, ...stored.map(record => record.order)) + 1;
        const isNew = ({ id }: { id: string }) => stored.every(record => record.id !== id);
        return { put: drafts.filter(isNew).map((draft, index) => outboxRecord(draft, order + index, now())) };
      });
      await changed();
      return records.filter(({ id }) => ids.includes(id));
    },
    async retry(id) {
      await updateRecord(storage, id, stored => retried(stored, now()));
      await changed();
      tryNow(id);
      channel.post({ type: 'try', id });
    },
    undo: id =>
      remove(stored => {
        const chain = chainOf(stored, id);
        return chain.every(canBeUndone) ? chain : [];
      }),
    async end(id) {
      await updateRecord(storage, id, ended);
      await changed();
    },
    discard: id =>
      remove(stored => {
        const chain = chainOf(stored, id);
        return chain[0]?.state === 'failed' || chain[0]?.state === 'done' ? chain : [];
      }),
    async signOut() {
      stop();
      const isKept = (record: OutboxRecord) =>
        !canBeUndone(record) || environment.kinds.get(record.kind)?.outlivesSignOut === true;
      for (const record of (await storage.all()).filter(each => !isKept(each)))
        await environment.kinds
          .get(record.kind)
          ?.keep?.(record)
          .catch(() => undefined);
      await storage.transact(stored => ({ put: stored.filter(isKept).map(signedOut) }));
      return remove(stored => stored.filter(record => !isKept(record)));
    },
    wake() {
      for (const each of workers) each.wake();
    },
    start() {
      if (lifetime !== null) return;
      lifetime = new AbortController();
      const { signal } = lifetime;
      const unsubscribes = [
        channel.subscribe(message => {
          const { type, record, result, id, uploadId, progress: share } = message;
          if (type === 'progress' && uploadId !== undefined && share !== undefined) return writeProgress(uploadId, share);
          if (type === 'sent' && record !== undefined) announceSent(record, result);
          void read()
            .then(() => type === 'try' && id !== undefined && tryNow(id))
            .catch(() => undefined);
        }),
        network.subscribe(() => {
          for (const each of workers) each.wake();
        }),
      ];
      signal.addEventListener('abort', () => {
        for (const unsubscribe of unsubscribes) unsubscribe();
      });
      void read().catch(() => undefined);
      void ownWorker.work(signal);
      void environment.whileAlone(workShared, signal);
    },
    stop,
  };
}
