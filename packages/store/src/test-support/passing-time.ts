import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, vi } from 'vitest';

/** Lets time pass by hand in each test of the file: pauses of the outbox and of the server pass at once. Removes replaced globals. */
export function installPassingTime(): void {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] }));
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
}

/** Lets this time pass, in ms, and what is due by then happen. */
export async function pass(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
  await setImmediate();
}

/** Lets time pass until the condition holds, at most ten minutes. */
export async function passUntil(isReached: () => boolean | Promise<boolean>): Promise<void> {
  for (let passed = 0; !(await isReached()); passed += 100) {
    if (passed > 600_000) throw new Error('The condition was not reached.');
    await pass(100);
  }
}
