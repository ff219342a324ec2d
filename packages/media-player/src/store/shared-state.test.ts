import { expect, it, vi } from 'vitest';
import { createPersistentStore, pageSingleton } from './shared-state.dom.js';

it('[MED-03] shares one instance per name between copies of the package', () => {
  const first = pageSingleton('a test', () => ({ from: 'first' }));
  expect(pageSingleton('a test', () => ({ from: 'second' }))).toBe(first);
  expect(pageSingleton('another test', () => ({ from: 'other' }))).not.toBe(first);
});

it('notifies subscribers of changes only', () => {
  const parse = (stored: unknown) => (typeof stored === 'number' ? stored : null);
  const store = createPersistentStore({ key: 'a test', initial: 1, parse, storage: () => null });
  const listener = vi.fn<() => void>();
  const unsubscribe = store.subscribe(listener);
  store.set(1);
  expect(listener).not.toHaveBeenCalled();
  store.set(2);
  expect(listener).toHaveBeenCalledOnce();
  unsubscribe();
  store.set(3);
  expect(listener).toHaveBeenCalledOnce();
  expect(store.get()).toBe(3);
});
