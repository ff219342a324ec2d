import { expect, test, vi } from 'vitest';
import { createStore } from './store.js';

test('notifies each subscriber of a change until it unsubscribes', () => {
  const store = createStore(1);
  const first = vi.fn();
  const second = vi.fn();
  const unsubscribe = store.subscribe(first);
  store.subscribe(second);
  store.set(value => value + 1);
  unsubscribe();
  store.set(value => value + 1);
  expect(store.get()).toBe(3);
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 2]);
});

test('notifies nobody when the value stays the same', () => {
  const store = createStore(Number.NaN);
  const onChange = vi.fn();
  store.subscribe(onChange);
  store.set(() => Number.NaN);
  expect(onChange).not.toHaveBeenCalled();
});
