import { createStore } from '../store/store.js';
import type { Store } from '../store/store.js';

/** A toast closes after this time without pointer or focus on it, in ms (UI-08). */
export const TOAST_MS = 4000;

export interface Notice {
  kind: 'success' | 'info' | 'error';
  text: string;
  /** A link to follow up, for example to the new post, or a command, for example to try again. */
  action?: { label: string; href: string } | { label: string; onPress: () => void };
  /** How long it is shown, in ms. @default TOAST_MS */
  durationMs?: number;
  /** Subscribes to what makes the toast pointless, for example that its action was done elsewhere. Returns an unsubscribe function. */
  follow?: (dismiss: () => void) => () => void;
}

export interface Toast extends Notice {
  readonly id: number;
}

export interface ToastQueue {
  readonly store: Store<readonly Toast[]>;
  add(notice: Notice): void;
  remove(id: number): void;
  /** Stops all countdowns until `resume`, which continues them with the remaining time. */
  pause(): void;
  resume(): void;
}

interface ToastPlatform {
  /** Current time in ms. */
  now(): number;
  setTimeout(callback: () => void, delay: number): unknown;
  clearTimeout(timer: unknown): void;
}

interface Countdown {
  remaining: number;
  startedAt: number;
  timer: unknown;
  stopFollowing: (() => void) | undefined;
}

const browserPlatform: ToastPlatform = {
  now: () => Date.now(),
  setTimeout: (callback, delay) => globalThis.setTimeout(callback, delay),
  clearTimeout: timer => globalThis.clearTimeout(timer as number),
};

/** Creates a queue of toasts in order of arrival, each with its own countdown. */
export function createToastQueue(platform = browserPlatform): ToastQueue {
  const store = createStore<readonly Toast[]>([]);
  const countdowns = new Map<number, Countdown>();
  let nextId = 1;
  let isPaused = false;

  function remove(id: number): void {
    const countdown = countdowns.get(id);
    if (countdown) platform.clearTimeout(countdown.timer);
    countdowns.delete(id);
    countdown?.stopFollowing?.();
    store.set(toasts => (toasts.some(toast => toast.id === id) ? toasts.filter(toast => toast.id !== id) : toasts));
    // When the last toast is removed under the pointer, no pointerleave event follows.
    if (countdowns.size === 0) isPaused = false;
  }

  function run(id: number, countdown: Countdown): void {
    countdown.startedAt = platform.now();
    countdown.timer = platform.setTimeout(() => remove(id), countdown.remaining);
  }

  return {
    store,
    add(notice) {
      const id = nextId;
      nextId += 1;
      const countdown: Countdown = {
        remaining: notice.durationMs ?? TOAST_MS,
        startedAt: platform.now(),
        timer: undefined,
        stopFollowing: undefined,
      };
      countdowns.set(id, countdown);
      store.set(toasts => [...toasts, { ...notice, id }]);
      countdown.stopFollowing = notice.follow?.(() => remove(id));
      if (!isPaused) run(id, countdown);
    },
    remove,
    pause() {
      if (isPaused) return;
      isPaused = true;
      for (const countdown of countdowns.values()) {
        platform.clearTimeout(countdown.timer);
        countdown.remaining -= platform.now() - countdown.startedAt;
      }
    },
    resume() {
      if (!isPaused) return;
      isPaused = false;
      for (const [id, countdown] of countdowns) run(id, countdown);
    },
  };
}

/** The toast queue of the page. */
export const pageToasts = createToastQueue();
