import { FRAME_SECONDS } from './keymap.js';

/** The part of `VideoFrameCallbackMetadata` that is used. */
interface FrameMetadata {
  readonly mediaTime: number;
  readonly presentedFrames: number;
}

type WithFrames = HTMLMediaElement & {
  requestVideoFrameCallback?(callback: (now: number, metadata: FrameMetadata) => void): number;
  cancelVideoFrameCallback?(handle: number): void;
};

/** Number of frame intervals to measure. Enough for a stable median; half a second at 25 fps. */
const SAMPLE_COUNT = 12;

/** The duration of a frame, in seconds: the median of the plausible intervals (4 to 200 ms), or `null` without any. */
export function frameLength(steps: readonly number[]): number | null {
  const likely = steps.filter(step => step > 0.004 && step < 0.2).toSorted((one, other) => one - other);
  return likely[Math.floor(likely.length / 2)] ?? null;
}

/** Measures the first frames that are played. `seconds()` returns 0.04 until enough frames were measured. */
export function watchFrameLength(element: HTMLMediaElement): { seconds(): number; stop(): void } {
  const video = element as WithFrames;
  const steps: number[] = [];
  let handle = 0;
  let last: FrameMetadata | null = null;
  const onFrame = (_now: number, frame: FrameMetadata) => {
    if (last !== null && frame.presentedFrames === last.presentedFrames + 1) steps.push(frame.mediaTime - last.mediaTime);
    last = frame;
    if (steps.length < SAMPLE_COUNT) handle = video.requestVideoFrameCallback?.(onFrame) ?? 0;
  };
  handle = video.requestVideoFrameCallback?.(onFrame) ?? 0;
  return {
    seconds: () => (steps.length >= SAMPLE_COUNT ? (frameLength(steps) ?? FRAME_SECONDS) : FRAME_SECONDS),
    stop: () => video.cancelVideoFrameCallback?.(handle),
  };
}
