import type { ReactElement } from 'react';
import { iconPath, type IconDrawing } from './icon-path.js';

export interface NamedIconProps {
  icon: IconDrawing;
  /** The accessible name. */
  name: string;
  /** Width and height in pixels. */
  size: number;
  className?: string;
}

/** An icon that carries meaning without a text beside it. */
export function NamedIcon({ icon, name, size, className }: NamedIconProps) {
  return (
    <svg
      className={className ? `rk-icon ${className}` : 'rk-icon'}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an inline drawing has no file for an <img>
      role="img"
      aria-label={name}
    >
      <path d={iconPath(icon)} />
    </svg>
  );
}

/**
 * Creates a decorative icon for rows of long lists. Create it once and render the same element in every row: it has two elements,
 * where a component of the icon library has up to a dozen. For an icon with a meaning use `NamedIcon`.
 * @param size Width and height in pixels.
 */
export function rowIcon(drawing: IconDrawing, size = 18): ReactElement {
  return (
    <svg className="rk-icon" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={iconPath(drawing)} />
    </svg>
  );
}
