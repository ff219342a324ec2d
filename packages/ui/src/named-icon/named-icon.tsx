import type { LucideIcon } from 'lucide-react';

export interface NamedIconProps {
  icon: LucideIcon;
  /** What it says to those who do not see it. */
  name: string;
  /** Pixels, both ways. */
  size: number;
  className?: string;
}

/** An icon that says something by itself, with no words beside it. */
export function NamedIcon({ icon: Icon, name, size, className }: NamedIconProps) {
  return (
    <Icon
      className={className}
      size={size}
      strokeWidth={1.85}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing, there is no file for an <img>
      role="img"
      aria-hidden={false}
      aria-label={name}
    />
  );
}
