import { iconPath, type IconDrawing } from '../icon/icon-path.js';

export interface NamedIconProps {
  icon: IconDrawing;
  /** What it says to those who do not see it. */
  name: string;
  /** Pixels, both ways. */
  size: number;
  className?: string;
}

/** An icon that says something by itself, with no words beside it. */
export function NamedIcon({ icon, name, size, className }: NamedIconProps) {
  return (
    <svg
      className={className ? `rk-icon ${className}` : 'rk-icon'}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing, there is no file for an <img>
      role="img"
      aria-label={name}
    >
      <path d={iconPath(icon)} />
    </svg>
  );
}
