import { expect, test } from 'vitest';
import { frameWork, frameWorkFigures } from './frame-work.ts';
import type { TraceEvent } from './trace.ts';

const task = (ts: number, dur: number, tdur = dur, tid = 1): TraceEvent => ({
  name: 'RunTask',
  ph: 'X',
  pid: 1,
  tid,
  ts,
  dur,
  tdur,
});
const frame = (ts: number): TraceEvent => ({ name: 'FireAnimationFrame', ph: 'X', pid: 1, tid: 1, ts });

test('a frame has the work of its own task and of all since the frame before', () => {
  const events = [task(0, 4000), task(5000, 3000), frame(6000), task(20_000, 2000), frame(20_500), task(30_000, 1000)];
  expect(frameWork(events)).toEqual([7, 2]);
});

test('only what the thread itself ran counts, and only the thread that draws', () => {
  const events = [task(0, 9000, 2000), task(0, 30_000, 30_000, 2), frame(1000)];
  expect(frameWork(events)).toEqual([2]);
});

test('a task that calls back for several drawings is one frame', () => {
  expect(frameWork([task(0, 1000), frame(100), frame(200)])).toEqual([1]);
});

test('without frames there is nothing to say', () => {
  expect(frameWork([task(0, 1000)])).toEqual([]);
  expect(frameWorkFigures([]).overPercent).toBe(0);
});

test('a frame of 16.6 ms fits between two pictures, one of 16.7 ms does not', () => {
  expect(frameWorkFigures([16.6, 16.7, 50, 50.1])).toEqual({ medianMilliseconds: 50, overPercent: 75 });
});
