export const SPARKLINE_WIDTH_PX = 40;
export const SPARKLINE_HEIGHT_PX = 28;
const MARGIN_PX = 2;
/** Length of a handle, as a share of the step between two points. */
const HANDLE = 0.25;

/**
 * A smooth curve through the values, as the `d` of an SVG path. Behaviour 17.
 *
 * Equal values lie at mid height. Fewer than two have no curve: ''.
 *
 * @param values Oldest first.
 */
export function sparklinePath(values: readonly number[]): string {
  const [first, ...others] = points(values);
  if (!first || others.length === 0) return '';
  let previous = first;
  let path = `M${show(first)}`;
  for (const point of others) {
    const handle = (point.x - previous.x) * HANDLE;
    path += `C${show({ x: previous.x + handle, y: previous.y })} ${show({ x: point.x - handle, y: point.y })} ${show(point)}`;
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

function show({ x, y }: Point): string {
  return `${round(x)},${round(y)}`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
