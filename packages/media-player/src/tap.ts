/** How long, in milliseconds, after one tap another makes it a double tap. */
export const DOUBLE_TAP_MS = 300;

/** A tap on the picture. */
export interface Tap {
  /** Milliseconds, on any clock. */
  readonly time: number;
  /** 0 at the left edge, 1 at the right. */
  readonly fraction: number;
}

/** What a tap means: one more or less in time, or the controls. */
export type TapMeaning = 'forward' | 'back' | 'controls';

/** What a tap means after the one before it: two in the same outer third seek, any other shows or hides the controls. */
export function tapMeaning(before: Tap | null, tap: Tap): TapMeaning {
  const side = sideOf(tap.fraction);
  const isDouble = before !== null && tap.time - before.time <= DOUBLE_TAP_MS && sideOf(before.fraction) === side;
  return isDouble && side !== null ? side : 'controls';
}

function sideOf(fraction: number): 'forward' | 'back' | null {
  if (fraction < 1 / 3) return 'back';
  return fraction > 2 / 3 ? 'forward' : null;
}
