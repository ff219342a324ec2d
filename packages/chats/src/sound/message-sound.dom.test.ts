import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { playMessageSound } from './message-sound.dom.js';

const start = vi.fn();
const close = vi.fn(() => Promise.resolve());
let resume: () => Promise<void>;

class FakeTone extends EventTarget {
  frequency = { value: 0 };
  gain = { setValueAtTime: vi.fn(), linearRampToValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() };
  connect = (next: unknown) => next;
  start = start;
  stop = () => queueMicrotask(() => this.dispatchEvent(new Event('ended')));
}

/** Locks of one browser, which its tabs share. */
function fakeLocks() {
  const held = new Set<string>();
  return {
    async request(name: string, _options: unknown, work: (lock: object | null) => Promise<void>) {
      if (held.has(name)) return work(null);
      held.add(name);
      await work({});
      held.delete(name);
    },
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  resume = () => Promise.resolve();
  vi.stubGlobal(
    'AudioContext',
    class {
      currentTime = 0;
      destination = {};
      resume = () => resume();
      close = close;
      createOscillator = () => new FakeTone();
      createGain = () => new FakeTone();
    },
  );
  Object.defineProperty(navigator, 'locks', { value: fakeLocks(), configurable: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('[CHAT-30] plays a message in one of the tabs that received it', async () => {
  void playMessageSound('1');
  void playMessageSound('1');
  void playMessageSound('2');
  await vi.runAllTimersAsync();
  expect(start).toHaveBeenCalledTimes(4);
  expect(close).toHaveBeenCalledTimes(2);
});

it('[CHAT-30] plays a message once when the browser takes the lock meanwhile, and asks for it again', async () => {
  const takes: (() => void)[] = [];
  const request = vi.fn((_name: string, _options: LockOptions, work: (lock: object | null) => Promise<void>) => {
    const taken = new Promise<never>((_, reject) => takes.push(() => reject(new DOMException('gone', 'AbortError'))));
    return Promise.race([work({}), taken]);
  });
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  const played = playMessageSound('1');
  await vi.advanceTimersByTimeAsync(1_000);
  takes[0]?.();
  await vi.runAllTimersAsync();
  await expect(played).resolves.toBeUndefined();
  expect(request).toHaveBeenCalledTimes(2);
  expect(close).toHaveBeenCalledOnce();
});

it('is silent where the browser does not let the page make sounds', async () => {
  resume = () => new Promise(() => undefined);
  void playMessageSound('1');
  await vi.runAllTimersAsync();
  expect(start).not.toHaveBeenCalled();
  expect(close).toHaveBeenCalledOnce();
});
