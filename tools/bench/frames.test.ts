import { expect, test } from 'vitest';
import { frameFigures } from './frames.ts';

test('a frame is dropped when the next one comes more than half a frame late', () => {
  expect(frameFigures([16.6, 16.7, 24.9])).toEqual({ droppedFrames: 0, droppedPercent: 0 });
  expect(frameFigures([16.7, 25.1])).toEqual({ droppedFrames: 1, droppedPercent: 33.3 });
});

test('a long wait drops as many frames as the screen was ready for', () => {
  expect(frameFigures([100, 16.7, 16.7, 16.7, 16.7])).toEqual({
    droppedFrames: 5,
    droppedPercent: 50,
  });
});

test('no frames, none dropped', () => {
  expect(frameFigures([])).toEqual({ droppedFrames: 0, droppedPercent: 0 });
});
