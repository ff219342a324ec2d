/** The drawing of an icon on a 24 × 24 grid, in the icon library's format. */
export interface IconDrawing {
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string | number>>])[];
}

const paths = new WeakMap<IconDrawing, string>();

/**
 * Joins all shapes of an icon into one SVG path: with several icons per row, an element per shape would cost more than the text of
 * the row. Throws a `TypeError` for shapes other than path, circle, line and rect.
 */
export function iconPath(drawing: IconDrawing): string {
  const known = paths.get(drawing);
  if (known !== undefined) return known;
  const path = drawing.node.map(([tag, attributes]) => linesOf(tag, attributes)).join('');
  paths.set(drawing, path);
  return path;
}

function linesOf(tag: string, attributes: Readonly<Record<string, string | number>>): string {
  const [x, y, x2, y2] = numbers(attributes, 'x', 'y', 'x2', 'y2');
  switch (tag) {
    case 'path':
      // A path may begin with a relative step, which would otherwise continue from the end of the previous shape.
      return `M0 0${attributes['d'] ?? ''}`;
    case 'line': {
      const [x1, y1] = numbers(attributes, 'x1', 'y1');
      return `M${x1} ${y1}L${x2} ${y2}`;
    }
    case 'circle': {
      const [cx = 0, cy = 0, r = 0] = numbers(attributes, 'cx', 'cy', 'r');
      return `M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
    }
    case 'rect': {
      const [width = 0, height = 0, r = 0] = numbers(attributes, 'width', 'height', 'rx');
      const corner = (toX: number, toY: number): string => `a${r} ${r} 0 0 1 ${toX} ${toY}`;
      const across = `h${width - 2 * r}`;
      const down = `v${height - 2 * r}`;
      const start = `M${(x ?? 0) + r} ${y}`;
      return `${start}${across}${corner(r, r)}${down}${corner(-r, r)}${back(across)}${corner(-r, -r)}${back(down)}${corner(r, -r)}z`;
    }
    default:
      throw new TypeError(`Unsupported icon shape "${tag}".`);
  }
}

function back(step: string): string {
  return `${step.slice(0, 1)}-${step.slice(1)}`;
}

function numbers(attributes: Readonly<Record<string, string | number>>, ...names: readonly string[]): number[] {
  return names.map(name => Number(attributes[name] ?? 0));
}
