import type { ReactElement } from 'react';
import { iconPath, type IconDrawing } from './icon-path.js';

/**
 * An icon for rows of long lists, to be made once and shown in every row: two elements and few attributes, where a component of the
 * icon library makes up to a dozen. Decoration only; `NamedIcon` says something.
 * @param size Pixels, both ways.
 */
export function rowIcon(drawing: IconDrawing, size = 18): ReactElement {
  return (
    <svg className="rk-icon" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={iconPath(drawing)} />
    </svg>
  );
}
