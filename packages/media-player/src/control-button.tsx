import type { ComponentProps, ReactNode } from 'react';

export interface ControlButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** Its name, and what it shows under a resting pointer. */
  label: string;
  icon: ReactNode;
  isPressed?: boolean;
}

/** A control that is an icon. */
export function ControlButton({ label, icon, isPressed, ...rest }: ControlButtonProps) {
  return (
    <button type="button" className="rk-player-button" aria-label={label} title={label} aria-pressed={isPressed} {...rest}>
      {icon}
    </button>
  );
}
