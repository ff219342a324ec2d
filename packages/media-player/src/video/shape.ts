/** Ratio (width / height) from which a video is very wide (STAT-03). */
const VERY_WIDE_RATIO = 10;
/** Ratio up to which a video is tall; also the ratio of its box (STAT-03). */
const TALL_RATIO = 1;
/** Ratio of a video of unknown size, and of the audio visual (MED-02). */
export const DEFAULT_RATIO = 16 / 9;

/** The shape of a video; `unknown` for an invalid ratio. */
export type Shape = 'very-wide' | 'tall' | 'regular' | 'unknown';

/** The shape of a ratio (width / height). */
export function shapeOf(ratio: number | null | undefined): Shape {
  if (ratio === null || ratio === undefined || !Number.isFinite(ratio) || ratio <= 0) return 'unknown';
  if (ratio >= VERY_WIDE_RATIO) return 'very-wide';
  return ratio <= TALL_RATIO ? 'tall' : 'regular';
}

/** The ratio of the box that a player reserves: high enough for its controls, and never taller than wide. */
export function boxRatio(ratio: number | null | undefined): number {
  const shape = shapeOf(ratio);
  if (shape === 'regular') return ratio ?? DEFAULT_RATIO;
  return shape === 'tall' ? TALL_RATIO : DEFAULT_RATIO;
}
