import { aStatus } from '@rookery/api-client/testing';
import { emptyList, mergeNewest } from '@rookery/api-client/list';
import { describe, expect, it } from 'vitest';
import { createWindowStore, forgetStoredTimelines, statusesOf, WINDOW_MAX_AGE_MS } from './timeline-store.data.js';

const kept = {
  state: mergeNewest(emptyList, { ids: ['2', '1'], next: null }),
  items: [aStatus({ id: '2' }), aStatus({ id: '1' })],
};

describe('kept lists, where the browser denies storage', () => {
  it('[LIST-06] are found again by their scroll key while the store lives', async () => {
    const store = createWindowStore('mara', { indexedDB: null });
    await store.write('home', kept);
    expect(await store.read('home')).toMatchObject(kept);
    expect(await store.read('tags')).toBeNull();
    await store.clear();
    expect(await store.read('home')).toBeNull();
  });

  it('are found again when reading the property that leads to the databases throws', async () => {
    Object.defineProperty(globalThis, 'indexedDB', {
      configurable: true,
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    try {
      const store = createWindowStore('mara');
      await store.write('home', kept);
      expect(await store.read('home')).toMatchObject(kept);
    } finally {
      Reflect.deleteProperty(globalThis, 'indexedDB');
    }
  });

  it('are too old past a day', async () => {
    let now = 1_000;
    const store = createWindowStore('mara', { indexedDB: null, now: () => now });
    await store.write('home', kept);
    now += WINDOW_MAX_AGE_MS;
    expect(await store.read('home')).not.toBeNull();
    now += 1;
    expect(await store.read('home')).toBeNull();
  });

  it('[LIST-06] are apart for each tab, and a copied tab finds what its original kept', async () => {
    const names = { current: ['a'] };
    const store = createWindowStore('mara', { indexedDB: null, tabNames: () => Promise.resolve(names.current) });
    await store.write('home', kept);
    names.current = ['b', 'a'];
    expect(await store.read('home')).toMatchObject(kept);
    await store.write('home', { ...kept, items: [] });
    expect(await store.read('home')).toMatchObject({ items: [] });
    names.current = ['a'];
    expect(await store.read('home')).toMatchObject(kept);
    names.current = ['c'];
    expect(await store.read('home')).toBeNull();
  });

  it('are nothing to forget', async () => {
    await expect(forgetStoredTimelines()).resolves.toBeUndefined();
  });

  it('name only posts that are known', () => {
    const known = aStatus({ id: '2' });
    expect(statusesOf(['2', '1'], id => (id === '2' ? known : undefined))).toEqual([known]);
  });
});

describe('a list left in a hurry', () => {
  const leave = (tabStorage: Storage, now = 5_000) =>
    createWindowStore('mara', { indexedDB: null, tabStorage, now: () => now }).writeNow('home', kept);

  it('[LIST-06] is found by the next page of the tab, once, and by no other account', async () => {
    sessionStorage.clear();
    leave(sessionStorage);
    const options = { indexedDB: null, tabStorage: sessionStorage, now: () => 6_000 };
    expect(await createWindowStore('noor', options).read('home')).toBeNull();
    expect(await createWindowStore('mara', options).read('home')).toMatchObject(kept);
    expect(await createWindowStore('mara', options).read('home')).toBeNull();
  });

  it('gives way to what was kept later', async () => {
    sessionStorage.clear();
    leave(sessionStorage);
    const store = createWindowStore('mara', { indexedDB: null, tabStorage: sessionStorage, now: () => 6_000 });
    const later = { ...kept, items: [] };
    await store.write('home', later);
    expect(await store.read('home')).toMatchObject(later);
  });

  it('is forgotten when its account signs out, and a full storage is no failure', async () => {
    sessionStorage.clear();
    leave(sessionStorage);
    await createWindowStore('mara', { indexedDB: null, tabStorage: sessionStorage }).clear();
    expect(sessionStorage).toHaveLength(0);
    const full = {
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    } as unknown as Storage;
    expect(() => leave(full)).not.toThrow();
  });
});
