export const SPARKLINE_WIDTH_PX = 40;
export const SPARKLINE_HEIGHT_PX = 28;
const MARGIN_PX = 2;
/** Length of a curve handle as a share of the distance between two points. */
const HANDLE = 0.25;

/**
 * A smooth curve through the values, as the `d` of an SVG path (UI-07). Equal values run at half height; fewer than two values
 * return ''.
 *
 * @param values Oldest first.
 */
export function sparklinePath(values: readonly number[]): string {
  const [first, ...others] = points(values);
  if (!first || others.length === 0) return '';
  let previous = first;
  let path = `M${pointText(first)}`;
  for (const point of others) {
    const handle = (point.x - previous.x) * HANDLE;
    path += `C${pointText({ x: previous.x + handle, y: previous.y })} ${pointText({ x: point.x - handle, y: point.y })} ${pointText(point)}`;
    previous = point;
  }
  return path;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

function points(values: readonly number[]): Point[] {
  const max = Math.max(...values);
  const range = max - Math.min(...values);
  const step = (SPARKLINE_WIDTH_PX - 2 * MARGIN_PX) / (values.length - 1);
  return values.map((value, index) => ({
    x: MARGIN_PX + index * step,
    y: range === 0 ? SPARKLINE_HEIGHT_PX / 2 : MARGIN_PX + ((max - value) * (SPARKLINE_HEIGHT_PX - 2 * MARGIN_PX)) / range,
  }));
}

function pointText({ x, y }: Point): string {
  return `${round(x)},${round(y)}`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
