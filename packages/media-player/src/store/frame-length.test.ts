import { expect, it } from 'vitest';
import { frameLength, watchFrameLength } from './frame-length.js';

it('[MED-03] takes the median of the frame intervals, without pauses and repeats', () => {
  expect(frameLength([0.033, 0.034, 0.033, 1.5, 0])).toBe(0.033);
  expect(frameLength([])).toBeNull();
  expect(frameLength([5, 0])).toBeNull();
});

it('[MED-03] assumes 0.04 s per frame until 12 intervals were measured', () => {
  let onFrame: (now: number, frame: { mediaTime: number; presentedFrames: number }) => void = () => undefined;
  const element = {
    requestVideoFrameCallback(callback: typeof onFrame) {
      onFrame = callback;
      return 1;
    },
  };
  const watch = watchFrameLength(element as unknown as HTMLMediaElement);
  for (let frame = 0; frame < 12; frame += 1) onFrame(0, { mediaTime: frame / 50, presentedFrames: frame });
  expect(watch.seconds()).toBe(0.04);
  onFrame(0, { mediaTime: 12 / 50, presentedFrames: 12 });
  expect(watch.seconds()).toBeCloseTo(0.02);
});
