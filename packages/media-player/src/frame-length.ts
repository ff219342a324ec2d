import { FRAME_SECONDS } from './keymap.js';

/** What a callback of a video's frames is told, as far as it matters here. */
interface FrameMetadata {
  readonly mediaTime: number;
  readonly presentedFrames: number;
}

type WithFrames = HTMLMediaElement & {
  requestVideoFrameCallback?(callback: (now: number, metadata: FrameMetadata) => void): number;
  cancelVideoFrameCallback?(handle: number): void;
};

/** Frames watched before the length is taken as known. */
const ENOUGH_FRAMES = 12;

/** The most likely length of a frame among the steps seen, in seconds: their median; `null` without any. */
export function frameLength(steps: readonly number[]): number | null {
  const likely = steps.filter(step => step > 0.004 && step < 0.2).toSorted((one, other) => one - other);
  return likely[Math.floor(likely.length / 2)] ?? null;
}

/** Watches the first frames that are played; `seconds()` is 0.04 until their rate is known. */
export function watchFrameLength(element: HTMLMediaElement): { seconds(): number; stop(): void } {
  const video = element as WithFrames;
  const steps: number[] = [];
  let handle = 0;
  let last: FrameMetadata | null = null;
  const onFrame = (_now: number, frame: FrameMetadata) => {
    if (last !== null && frame.presentedFrames === last.presentedFrames + 1) steps.push(frame.mediaTime - last.mediaTime);
    last = frame;
    if (steps.length < ENOUGH_FRAMES) handle = video.requestVideoFrameCallback?.(onFrame) ?? 0;
  };
  handle = video.requestVideoFrameCallback?.(onFrame) ?? 0;
  return {
    seconds: () => (steps.length >= ENOUGH_FRAMES ? (frameLength(steps) ?? FRAME_SECONDS) : FRAME_SECONDS),
    stop: () => video.cancelVideoFrameCallback?.(handle),
  };
}
