import { SPARKLINE_HEIGHT_PX, SPARKLINE_WIDTH_PX, sparklinePath } from './sparkline-path.js';

export interface SparklineProps {
  /** Oldest first. */
  values: readonly number[];
}

/** How something went, in 40 × 28 pixels. Time runs left to right in every language. Decoration: say the figure beside it. */
export function Sparkline({ values }: SparklineProps) {
  return (
    <svg
      className="rk-sparkline"
      width={SPARKLINE_WIDTH_PX}
      height={SPARKLINE_HEIGHT_PX}
      viewBox={`0 0 ${SPARKLINE_WIDTH_PX} ${SPARKLINE_HEIGHT_PX}`}
      aria-hidden="true"
    >
      <path d={sparklinePath(values)} />
    </svg>
  );
}
