import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createInterruption } from './interruption.data.js';

let shown: boolean[];
let interruption: ReturnType<typeof createInterruption>;

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  interruption = createInterruption(isInterrupted => shown.push(isInterrupted));
});
afterEach(() => vi.useRealTimers());

it('says nothing of a connection that is back within 3 s', () => {
  interruption.disconnected(false);
  vi.advanceTimersByTime(2_999);
  interruption.connected();
  vi.advanceTimersByTime(60_000);
  expect(shown).toEqual([]);
});

it('says after 3 s that the connection is broken', () => {
  interruption.disconnected(false);
  vi.advanceTimersByTime(2_999);
  expect(shown).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual([true]);
});

it('says at once that a silent connection was dead', () => {
  interruption.disconnected(true);
  expect(shown).toEqual([true]);
});

it('stays readable when the connection is back at once', () => {
  interruption.disconnected(true);
  interruption.connected();
  vi.advanceTimersByTime(3_999);
  expect(shown).toEqual([true]);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual([true, false]);
});

it('stays while the connection breaks again', () => {
  interruption.disconnected(true);
  interruption.connected();
  vi.advanceTimersByTime(1_000);
  interruption.disconnected(false);
  vi.advanceTimersByTime(60_000);
  expect(shown).toEqual([true]);
});

it('ends with its account', () => {
  interruption.disconnected(true);
  interruption.stop();
  expect(shown).toEqual([true, false]);
  expect(vi.getTimerCount()).toBe(0);
});
