import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { watchTooltips } from '../tooltip/tooltip-dismissal.js';

export interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Its name, and the tooltip shown on hover and focus. */
  label: string;
  icon: ReactNode;
  /** For what can be on or off. @selector [aria-pressed] */
  isPressed?: boolean;
  /** Shown after the icon, like a count. */
  children?: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

export function IconButton({ label, icon, isPressed, children, className, onPointerEnter, onFocus, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      {...rest}
      className={className ? `rk-icon-button ${className}` : 'rk-icon-button'}
      aria-pressed={isPressed}
      data-tooltip={label}
      onPointerEnter={event => {
        watchTooltips();
        onPointerEnter?.(event);
      }}
      onFocus={event => {
        watchTooltips();
        onFocus?.(event);
      }}
    >
      {icon}
      {children}
    </button>
  );
}
