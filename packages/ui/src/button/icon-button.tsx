import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { watchTooltips } from '../tooltip/tooltip.js';
import { withRef } from '../with-ref/with-ref.js';

export interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** The accessible name, and the tooltip on hover and focus. */
  label: string;
  /** An icon of 18 to 20 px; `label` names it. */
  icon: ReactNode;
  /** Makes it a toggle button. @selector [aria-pressed] */
  isPressed?: boolean;
  /** Content after the icon, such as a count. Text becomes part of the name: `Like 12`. */
  children?: ReactNode;
  /** The button element. */
  ref?: Ref<HTMLButtonElement>;
}

/** A button with an icon; `label` is its accessible name and its tooltip. */
export const IconButton = withRef(function IconButton({
  label,
  icon,
  isPressed,
  children,
  className,
  onPointerEnter,
  onFocus,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={accessibleName(label, children)}
      {...rest}
      className={className ? `rk-icon-button ${className}` : 'rk-icon-button'}
      aria-pressed={isPressed}
      data-tooltip={label}
      onPointerEnter={event => {
        watchTooltips(event);
        onPointerEnter?.(event);
      }}
      onFocus={event => {
        watchTooltips(event);
        onFocus?.(event);
      }}
    >
      {icon}
      {children}
    </button>
  );
});

// Visible text must be part of the accessible name, for speech control (WCAG 2.5.3).
function accessibleName(label: string, content: ReactNode): string {
  return typeof content === 'string' || typeof content === 'number' ? `${label} ${content}` : label;
}
