import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createToastQueue, TOAST_MS } from './toast-queue.js';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function aQueue() {
  const queue = createToastQueue({
    now: () => Date.now(),
    setTimeout: (callback, delay) => setTimeout(callback, delay),
    clearTimeout: timer => clearTimeout(timer as number),
  });
  return { queue, texts: () => queue.store.get().map(toast => toast.text) };
}

test('[UI-08] removes a toast after four seconds', () => {
  const { queue, texts } = aQueue();
  queue.add({ kind: 'info', text: 'Sent' });
  vi.advanceTimersByTime(TOAST_MS - 1);
  expect(texts()).toEqual(['Sent']);
  vi.advanceTimersByTime(1);
  expect(texts()).toEqual([]);
  expect(TOAST_MS).toBe(4000);
});

test('[UI-08] pauses every countdown and resumes it with the remaining time', () => {
  const { queue, texts } = aQueue();
  queue.add({ kind: 'info', text: 'first' });
  vi.advanceTimersByTime(3000);
  queue.add({ kind: 'error', text: 'second' });
  queue.pause();
  queue.add({ kind: 'success', text: 'third' });
  vi.advanceTimersByTime(60_000);
  expect(texts()).toEqual(['first', 'second', 'third']);
  queue.resume();
  vi.advanceTimersByTime(1000);
  expect(texts()).toEqual(['second', 'third']);
  vi.advanceTimersByTime(3000);
  expect(texts()).toEqual([]);
});

test('does not stay paused when a toast is closed under the pointer', () => {
  const { queue, texts } = aQueue();
  queue.add({ kind: 'info', text: 'closed' });
  queue.pause();
  queue.remove(queue.store.get()[0]?.id ?? -1);
  queue.add({ kind: 'info', text: 'next' });
  vi.advanceTimersByTime(TOAST_MS);
  expect(texts()).toEqual([]);
});

test('closes the second toast at its own time when the first was closed by hand', () => {
  const { queue, texts } = aQueue();
  queue.add({ kind: 'info', text: 'first' });
  queue.add({ kind: 'info', text: 'second' });
  const [first, second] = queue.store.get();
  expect(second?.id).toBeGreaterThan(first?.id ?? 0);
  queue.remove(first?.id ?? 0);
  expect(vi.getTimerCount()).toBe(1);
  expect(texts()).toEqual(['second']);
});

test('stays paused when one of several toasts is closed under the pointer', () => {
  const { queue, texts } = aQueue();
  queue.add({ kind: 'info', text: 'first' });
  queue.add({ kind: 'info', text: 'second' });
  queue.pause();
  queue.remove(queue.store.get()[0]?.id ?? 0);
  queue.add({ kind: 'info', text: 'third' });
  vi.advanceTimersByTime(60_000);
  expect(texts()).toEqual(['second', 'third']);
});

test('pauses again after it was resumed', () => {
  const { queue, texts } = aQueue();
  queue.add({ kind: 'info', text: 'first' });
  for (let turn = 0; turn < 3; turn += 1) {
    queue.pause();
    vi.advanceTimersByTime(10_000);
    queue.resume();
    vi.advanceTimersByTime(1000);
  }
  expect(texts()).toEqual(['first']);
  vi.advanceTimersByTime(1000);
  expect(texts()).toEqual([]);
});

test('counts the paused time once when pause is called twice', () => {
  const { queue, texts } = aQueue();
  queue.add({ kind: 'info', text: 'first' });
  vi.advanceTimersByTime(1000);
  queue.pause();
  vi.advanceTimersByTime(2000);
  queue.pause();
  queue.resume();
  queue.resume();
  vi.advanceTimersByTime(2999);
  expect(texts()).toEqual(['first']);
  expect(vi.getTimerCount()).toBe(1);
});

test('tells no subscriber when an unknown toast is removed', () => {
  const { queue } = aQueue();
  queue.add({ kind: 'info', text: 'first' });
  const onChange = vi.fn();
  queue.store.subscribe(onChange);
  queue.remove(99);
  expect(onChange).not.toHaveBeenCalled();
});

test('removes a toast as soon as it is pointless, and stops following then', () => {
  const { queue, texts } = aQueue();
  const unsubscribe = vi.fn();
  let dismiss: () => void = () => undefined;
  const follow = (remove: () => void) => {
    dismiss = remove;
    return unsubscribe;
  };
  queue.add({ kind: 'success', text: 'muted', follow });
  queue.add({ kind: 'success', text: 'other' });
  dismiss();
  expect(texts()).toEqual(['other']);
  expect(unsubscribe).toHaveBeenCalledOnce();
});

test('stops following a toast that has closed by itself', () => {
  const { queue } = aQueue();
  const unsubscribe = vi.fn();
  queue.add({ kind: 'success', text: 'muted', follow: () => unsubscribe });
  vi.advanceTimersByTime(TOAST_MS);
  expect(unsubscribe).toHaveBeenCalledOnce();
});
