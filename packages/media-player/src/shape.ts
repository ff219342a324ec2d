/** From this width / height on a picture is very wide. Spec 9. */
export const VERY_WIDE_RATIO = 10;
/** Up to this width / height a picture is tall, and its box no taller than this. Spec 9. */
export const TALL_RATIO = 1;
/** Video of unknown shape, and the visual of sound. Spec 9. */
export const DEFAULT_RATIO = 16 / 9;

/** A picture's kind of shape; `unknown` for what is not a ratio. */
export type Shape = 'very-wide' | 'tall' | 'regular' | 'unknown';

/** Which shape a ratio (width / height) is of. */
export function shapeOf(ratio: number | null | undefined): Shape {
  if (ratio === null || ratio === undefined || !Number.isFinite(ratio) || ratio <= 0) return 'unknown';
  if (ratio >= VERY_WIDE_RATIO) return 'very-wide';
  return ratio <= TALL_RATIO ? 'tall' : 'regular';
}

/** The ratio of the box a player reserves: never a strip too low for its controls, never a tower. */
export function boxRatio(ratio: number | null | undefined): number {
  const shape = shapeOf(ratio);
  if (shape === 'regular') return ratio ?? DEFAULT_RATIO;
  return shape === 'tall' ? TALL_RATIO : DEFAULT_RATIO;
}
