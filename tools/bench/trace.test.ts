import { expect, test } from 'vitest';
import { blockingTime, tasksOfThread, workSince, type TraceEvent } from './trace.ts';

const task = (ts: number, tdur: number, tid = 1): TraceEvent => ({ name: 'RunTask', ph: 'X', pid: 1, tid, ts, dur: tdur, tdur });
const mark = (name: string, ts: number): TraceEvent => ({ name, ph: 'I', pid: 1, tid: 1, ts });
const paint = (ts: number): TraceEvent => mark('firstContentfulPaint', ts);

test('blocking time is the part of each task over 50 ms', () => {
  expect(blockingTime([paint(0), task(1, 50_000), task(60_000, 51_000), task(200_000, 80_000)])).toBe(31);
});

test('blocking time begins with the first contentful paint', () => {
  expect(blockingTime([task(0, 90_000), paint(100_000), task(100_000, 60_000)])).toBe(10);
});

test('blocking time is of the thread that paints', () => {
  expect(blockingTime([paint(0), task(1, 90_000, 2)])).toBe(0);
});

test('blocking time of a page that painted nothing is an error', () => {
  expect(() => blockingTime([task(0, 90_000)])).toThrow('no first contentful paint');
});

test('work counts from the last mark of the name', () => {
  const events = [mark('readable', 0), task(1, 1000), mark('readable', 5000), task(6000, 3000)];
  expect(workSince(events, 'readable')).toEqual([3]);
  expect(workSince(events, 'other')).toEqual([]);
});

test('tasks are in the order of their beginnings', () => {
  expect(tasksOfThread([task(5, 1), task(1, 2)], paint(0)).map(({ ts }) => ts)).toEqual([1, 5]);
});
