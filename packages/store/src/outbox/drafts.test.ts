import { expect, test } from 'vitest';
import { createDraftStore, type StoredDraft } from './drafts.data.js';
import type { RunOnDatabase } from './outbox-database.data.js';

const aDraft: StoredDraft<string> = { id: '1', kind: 'post', updatedAt: 1, value: 'Two trams' };

/** The drafts of a browser whose database fails. */
function drafts(failure: unknown) {
  const run: RunOnDatabase = () => Promise.reject(failure);
  const channel = { post: () => undefined, subscribe: () => () => undefined };
  const outbox = { all: () => Promise.resolve([]) };
  return createDraftStore({ run, scope: 'mara@tram.example', outbox, channel, persist: () => undefined });
}

test('[CMP-02] a failed read rejects, instead of a list without the stored drafts', async () => {
  const store = drafts(new DOMException('disk', 'UnknownError'));
  await expect(store.list('post')).rejects.toThrow('disk');
  await expect(store.get('1')).rejects.toThrow('disk');
  expect(store.isDurable).toBe(true);
});

test.each([new DOMException('denied', 'SecurityError'), new TypeError('indexedDB is undefined')])(
  '[CMP-02] a browser that denies storage has no stored drafts: %s',
  async failure => {
    const store = drafts(failure);
    const told: boolean[] = [];
    store.subscribe(() => told.push(store.isDurable));
    expect(await store.list('post')).toEqual([]);
    expect(await store.list('post')).toEqual([]);
    // Once: a list that is read again at each change would be read without an end.
    expect(told).toEqual([false]);
  },
);

test('[CMP-02] shows the drafts of this tab where the database fails', async () => {
  const store = drafts(new DOMException('disk', 'UnknownError'));
  await store.put(aDraft);
  expect(await store.list('post')).toEqual([aDraft]);
});

test('[CMP-02] keeps a draft whose file the database refuses, and ends the transaction', async () => {
  // As in a private window of WebKit, a transaction that has another request when it refuses a file never ends.
  let waiting = 0;
  const refused = new DOMException('Error preparing Blob/File data', 'UnknownError');
  const request = async (isFile: boolean): Promise<void> => {
    waiting += 1;
    const isStuck = isFile && waiting > 1;
    await Promise.resolve();
    if (isStuck) await new Promise<never>(() => undefined);
    waiting -= 1;
    if (isFile) throw refused;
  };
  const store = {
    put: ({ value }: { value: unknown }) => request(value instanceof Blob),
    delete: () => request(false),
  };
  const database = {
    getAllFromIndex: () => Promise.resolve([]),
    transaction: () => ({ store, done: Promise.reject(refused) }),
  };
  const drafts = createDraftStore({
    run: (async work => work(database as never)) satisfies RunOnDatabase,
    scope: 'mara@tram.example',
    outbox: { all: () => Promise.resolve([]) },
    channel: { post: () => undefined, subscribe: () => () => undefined },
    persist: () => undefined,
  });
  const draft = { ...aDraft, value: { text: 'The pier', media: [{ file: new Blob(['x']) }] } };
  await drafts.put(draft);
  expect(waiting).toBe(0);
  expect(drafts.isDurable).toBe(false);
  expect(await drafts.get('1')).toEqual(draft);
});

test('[CMP-02] listens to other tabs until the store stops', () => {
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const store = createDraftStore({
    run: () => Promise.reject(new TypeError('indexedDB is undefined')),
    scope: 'mara@tram.example',
    outbox: { all: () => Promise.resolve([]) },
    channel: { post: () => undefined, subscribe },
    persist: () => undefined,
  });
  expect(listeners.size).toBe(1);
  store.stop();
  expect(listeners.size).toBe(0);
});
