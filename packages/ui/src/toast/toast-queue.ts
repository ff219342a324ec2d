import { createStore } from '../store/store.js';
import type { Store } from '../store/store.js';

/** A toast goes by itself after this long without the pointer or the focus on it. Behaviour 20. */
export const TOAST_MS = 4000;

export interface Notice {
  kind: 'success' | 'info' | 'error';
  text: string;
  /** Something to do about it, like looking at what was made. */
  action?: { label: string; href: string };
}

export interface Toast extends Notice {
  readonly id: number;
}

export interface ToastQueue {
  readonly store: Store<readonly Toast[]>;
  add(notice: Notice): void;
  remove(id: number): void;
  /** Stops every toast's time, until `resume` lets what is left of it run. */
  pause(): void;
  resume(): void;
}

export interface ToastPlatform {
  /** Milliseconds. */
  now(): number;
  setTimeout(callback: () => void, delay: number): unknown;
  clearTimeout(timer: unknown): void;
}

interface Countdown {
  left: number;
  startedAt: number;
  timer: unknown;
}

/** Toasts in the order they came, each for its time; time stands still while they are read. */
export function createToastQueue(platform: ToastPlatform): ToastQueue {
  const store = createStore<readonly Toast[]>([]);
  const countdowns = new Map<number, Countdown>();
  let nextId = 1;
  let isPaused = false;

  function remove(id: number): void {
    const countdown = countdowns.get(id);
    if (countdown) platform.clearTimeout(countdown.timer);
    countdowns.delete(id);
    store.set(toasts => (toasts.some(toast => toast.id === id) ? toasts.filter(toast => toast.id !== id) : toasts));
    // The last one can go while the pointer is on it: its leaving is then never reported.
    if (countdowns.size === 0) isPaused = false;
  }

  function run(id: number, countdown: Countdown): void {
    countdown.startedAt = platform.now();
    countdown.timer = platform.setTimeout(() => remove(id), countdown.left);
  }

  return {
    store,
    add(notice) {
      const id = nextId;
      nextId += 1;
      const countdown: Countdown = { left: TOAST_MS, startedAt: platform.now(), timer: undefined };
      countdowns.set(id, countdown);
      store.set(toasts => [...toasts, { ...notice, id }]);
      if (!isPaused) run(id, countdown);
    },
    remove,
    pause() {
      if (isPaused) return;
      isPaused = true;
      for (const countdown of countdowns.values()) {
        platform.clearTimeout(countdown.timer);
        countdown.left -= platform.now() - countdown.startedAt;
      }
    },
    resume() {
      if (!isPaused) return;
      isPaused = false;
      for (const [id, countdown] of countdowns) run(id, countdown);
    },
  };
}

/** The page's toasts. */
export const pageToasts = createToastQueue({
  now: () => Date.now(),
  setTimeout: (callback, delay) => globalThis.setTimeout(callback, delay),
  clearTimeout: timer => globalThis.clearTimeout(timer as number),
});
