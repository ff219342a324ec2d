import type { Status } from '@rookery/api-client';
import { emptyList } from './list-state.js';
import { mergeNewest } from './merge-pages.js';
import { aStatus } from '@rookery/api-client/testing';
import { describe, expect, it } from 'vitest';
import { deleteStoredWindows } from './window-database.data.js';
import { createWindowStore as createStore, knownItems, WINDOW_MAX_AGE_MS } from './window-store.data.js';

const createWindowStore = createStore<Status>;

const stored = {
  state: mergeNewest(emptyList, { ids: ['2', '1'], next: null }),
  items: [aStatus({ id: '2' }), aStatus({ id: '1' })],
};

describe('a window store without a database', () => {
  it('[LIST-06] finds windows by their scroll key while it lives', async () => {
    const store = createWindowStore('mara', { isPersistent: false });
    await store.write('home', stored);
    expect(await store.read('home')).toMatchObject(stored);
    expect(await store.read('tags')).toBeNull();
    await store.clear();
    expect(await store.read('home')).toBeNull();
  });

  it('finds windows when reading `indexedDB` throws', async () => {
    Object.defineProperty(globalThis, 'indexedDB', {
      configurable: true,
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    try {
      const store = createWindowStore('mara');
      await store.write('home', stored);
      expect(await store.read('home')).toMatchObject(stored);
    } finally {
      Reflect.deleteProperty(globalThis, 'indexedDB');
    }
  });

  it('[LIST-06] does not wait for a database that another page holds up', async () => {
    const waits: number[] = [];
    const store = createWindowStore('mara', {
      tabStorage: sessionStorage,
      readLimitMs: 10_000,
      tabNames: () => new Promise(() => undefined),
      wait: milliseconds => Promise.resolve(void waits.push(milliseconds)),
    });
    expect(await store.read('home')).toBeNull();
    store.writeNow('home', stored);
    expect(await store.read('home')).toMatchObject(stored);
    expect(waits).toEqual([10_000, 10_000]);
  });

  it('does not restore windows older than a day', async () => {
    let now = 1_000;
    const store = createWindowStore('mara', { isPersistent: false, now: () => now });
    await store.write('home', stored);
    now += WINDOW_MAX_AGE_MS;
    expect(await store.read('home')).not.toBeNull();
    now += 1;
    expect(await store.read('home')).toBeNull();
  });

  it('[LIST-06] separates tabs; a duplicated tab finds the window of its original', async () => {
    const names = { current: ['a'] };
    const store = createWindowStore('mara', { isPersistent: false, tabNames: () => Promise.resolve(names.current) });
    await store.write('home', stored);
    names.current = ['b', 'a'];
    expect(await store.read('home')).toMatchObject(stored);
    await store.write('home', { ...stored, items: [] });
    expect(await store.read('home')).toMatchObject({ items: [] });
    names.current = ['a'];
    expect(await store.read('home')).toMatchObject(stored);
    names.current = ['c'];
    expect(await store.read('home')).toBeNull();
  });

  it('deletes nothing without failing', async () => {
    await expect(deleteStoredWindows()).resolves.toBeUndefined();
  });

  it('lists only items that the cache knows', () => {
    const known = aStatus({ id: '2' });
    expect(knownItems(['2', '1'], id => (id === '2' ? known : undefined))).toEqual([known]);
  });
});

describe('a window written while the page unloads', () => {
  const leave = (tabStorage: Storage, now = 5_000) =>
    createWindowStore('mara', { isPersistent: false, tabStorage, now: () => now }).writeNow('home', stored);

  it('[LIST-06] is found once by the next page of the tab, and by no other account', async () => {
    sessionStorage.clear();
    leave(sessionStorage);
    const options = { isPersistent: false, tabStorage: sessionStorage, now: () => 6_000 };
    expect(await createWindowStore('noor', options).read('home')).toBeNull();
    expect(await createWindowStore('mara', options).read('home')).toMatchObject(stored);
    expect(await createWindowStore('mara', options).read('home')).toBeNull();
  });

  it('is replaced by a later one of the database', async () => {
    sessionStorage.clear();
    leave(sessionStorage);
    const store = createWindowStore('mara', { isPersistent: false, tabStorage: sessionStorage, now: () => 6_000 });
    const later = { ...stored, items: [] };
    await store.write('home', later);
    expect(await store.read('home')).toMatchObject(later);
  });

  it('[LIST-06] is not replaced by one of another tab that took the name meanwhile', async () => {
    let now = 1;
    const names = { current: ['a'] };
    const store = createWindowStore('mara', {
      isPersistent: false,
      tabStorage: sessionStorage,
      now: () => now,
      tabNames: () => Promise.resolve(names.current),
    });
    store.writeNow('home', stored);
    now += 1;
    await store.write('home', { ...stored, items: [] });
    names.current = ['b', 'a'];
    expect(await store.read('home')).toMatchObject(stored);
  });

  it('is deleted when its account signs out; a full storage does not throw', async () => {
    sessionStorage.clear();
    leave(sessionStorage);
    await createWindowStore('mara', { isPersistent: false, tabStorage: sessionStorage }).clear();
    expect(sessionStorage).toHaveLength(0);
    const full = {
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    } as unknown as Storage;
    expect(() => leave(full)).not.toThrow();
  });
});
