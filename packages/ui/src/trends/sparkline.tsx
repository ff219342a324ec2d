import { SPARKLINE_HEIGHT_PX, SPARKLINE_WIDTH_PX, sparklinePath } from './sparkline-path.js';

export interface SparklineProps {
  /** Oldest first. */
  values: readonly number[];
}

/** A decorative chart of 40 × 28 pixels (UI-07). Time runs from left to right in every language. Show the figure as text beside it. */
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
