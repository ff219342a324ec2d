import { relativeTimeDelay } from './relative-time-rule.js';

interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Calls `onTick` whenever the relative time of `instant` may change. Returns an unsubscribe function. */
  subscribe(instant: number, onTick: () => void): () => void;
}

interface ClockPlatform {
  now(): number;
  setTimeout(callback: () => void, delay: number): unknown;
  clearTimeout(timer: unknown): void;
}

/** Creates a clock that shares one timer among all its subscribers. */
export function createClock(platform: ClockPlatform): Clock {
  const subscribers = new Map<() => void, { readonly instant: number; due: number }>();
  let timer: unknown;
  let timerDue = Infinity;

  function schedule(due: number): void {
    if (due >= timerDue) return;
    if (timerDue !== Infinity) platform.clearTimeout(timer);
    timerDue = due;
    timer = platform.setTimeout(tick, due - platform.now());
  }

  function tick(): void {
    timerDue = Infinity;
    const now = platform.now();
    let earliest = Infinity;
    for (const [onTick, subscriber] of subscribers) {
      if (subscriber.due <= now) {
        subscriber.due = nextDue(subscriber.instant, now);
        onTick();
      }
      earliest = Math.min(earliest, subscriber.due);
    }
    if (earliest !== Infinity) schedule(earliest);
  }

  return {
    now: () => platform.now(),
    subscribe(instant, onTick) {
      const due = nextDue(instant, platform.now());
      const call = () => onTick();
      subscribers.set(call, { instant, due });
      if (due !== Infinity) schedule(due);
      return () => {
        subscribers.delete(call);
        if (subscribers.size > 0 || timerDue === Infinity) return;
        platform.clearTimeout(timer);
        timerDue = Infinity;
      };
    },
  };
}

function nextDue(instant: number, now: number): number {
  const delay = relativeTimeDelay(instant, now);
  return delay === null ? Infinity : now + delay;
}

/** The clock of the page. */
export const clock = createClock({
  now: () => Date.now(),
  setTimeout: (callback, delay) => globalThis.setTimeout(callback, delay),
  clearTimeout: timer => globalThis.clearTimeout(timer as number),
});
