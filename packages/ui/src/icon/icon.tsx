import type { ReactElement } from 'react';

/** The icons of `icons.css`. */
export type IconName =
  | 'at-sign'
  | 'badge-check'
  | 'bookmark'
  | 'bookmark-filled'
  | 'bot'
  | 'check'
  | 'copy'
  | 'ellipsis'
  | 'external-link'
  | 'eye'
  | 'eye-off'
  | 'feather'
  | 'globe'
  | 'handshake'
  | 'heart'
  | 'heart-filled'
  | 'hourglass'
  | 'house'
  | 'list'
  | 'lock'
  | 'mail'
  | 'message-circle'
  | 'moon'
  | 'open'
  | 'pencil'
  | 'pin'
  | 'quote'
  | 'repeat'
  | 'reply'
  | 'trash';

/** Width and height in pixels. */
export type IconSize = 12 | 14 | 16 | 18;

export interface NamedIconProps {
  icon: IconName;
  /** The accessible name. */
  name: string;
  /** @selector [data-size] */
  size: IconSize;
  className?: string;
}

/** An icon that carries meaning without a text beside it. */
export function NamedIcon({ icon, name, size, className }: NamedIconProps) {
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a mask has no file for an <img>
  return <i className={classOf(icon, className)} data-size={sizeAttribute(size)} role="img" aria-label={name} />;
}

/**
 * Creates a decorative icon for rows of long lists: one empty element, where an inline SVG has two and a component of the icon library
 * up to a dozen (ADR 11). Create it once and render the same element in every row. For an icon with a meaning use `NamedIcon`.
 */
export function rowIcon(icon: IconName, size: IconSize = 18): ReactElement {
  return <i className={classOf(icon)} data-size={sizeAttribute(size)} />;
}

function classOf(icon: IconName, className = ''): string {
  return `rk-icon rk-icon-${icon} ${className}`.trimEnd();
}

function sizeAttribute(size: IconSize): IconSize | undefined {
  return size === 18 ? undefined : size;
}
