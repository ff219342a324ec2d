/** How evenly a page drew, from the times between its animation frames. */
export interface FrameFigures {
  /** Frames the screen was ready for and the page was not. */
  readonly droppedFrames: number;
  /** Of all the screen was ready for. */
  readonly droppedPercent: number;
}

/** Between two frames of a screen that shows sixty in a second, in milliseconds. */
const FRAME_MILLISECONDS = 1000 / 60;
/** Half a frame late is the unevenness of the clock; more is a frame that was missed. */
const LATE = 1.5;

/** @param deltas Milliseconds from each animation frame to the next. */
export function frameFigures(deltas: readonly number[]): FrameFigures {
  let droppedFrames = 0;
  for (const delta of deltas) {
    if (delta > FRAME_MILLISECONDS * LATE) droppedFrames += Math.round(delta / FRAME_MILLISECONDS) - 1;
  }
  const wanted = deltas.length + droppedFrames;
  return {
    droppedFrames,
    droppedPercent: wanted === 0 ? 0 : Math.round((droppedFrames / wanted) * 1000) / 10,
  };
}
