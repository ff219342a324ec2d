import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { watchTooltips } from '../tooltip/tooltip.js';

export interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Its name, and the tooltip shown on hover and focus. */
  label: string;
  icon: ReactNode;
  /** For what can be on or off. @selector [aria-pressed] */
  isPressed?: boolean;
  /** Shown after the icon, like a count. Text becomes part of the name: `Like 12`. */
  children?: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

/** A button without words: `label` is its name and its tooltip. */
export function IconButton({ label, icon, isPressed, children, className, onPointerEnter, onFocus, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={spokenName(label, children)}
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

// What is seen has to be part of the name, or a person who speaks it cannot press it (WCAG 2.5.3).
function spokenName(label: string, shown: ReactNode): string {
  return typeof shown === 'string' || typeof shown === 'number' ? `${label} ${shown}` : label;
}
