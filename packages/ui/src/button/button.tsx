import type { ButtonHTMLAttributes, MouseEvent, Ref } from 'react';
import { withRef } from '../with-ref/with-ref.js';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Default `secondary`. @selector [data-variant] */
  variant?: 'primary' | 'secondary' | 'plain' | 'danger';
  /** @selector [data-size] */
  size?: 'md' | 'sm';
  /** The action is in progress: the button keeps its size and focus and ignores presses. @selector [data-pending] */
  isPending?: boolean;
  /** The button element. */
  ref?: Ref<HTMLButtonElement>;
}

/** A button with a text label. */
export const Button = withRef(function Button({
  variant = 'secondary',
  size = 'md',
  isPending = false,
  className,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={className ? `rk-button ${className}` : 'rk-button'}
      data-variant={variant}
      data-size={size}
      data-pending={isPending || undefined}
      aria-disabled={isPending || undefined}
      onClick={isPending ? ignore : onClick}
    />
  );
});

export interface StateLabelProps {
  /** The current state, such as 'Following'. */
  state: string;
  /** The effect of a press, such as 'Unfollow'. */
  action: string;
}

/** The label of a button that undoes a state: the state, and the action while the button is hovered or focused. Its name has both. */
export function StateLabel({ state, action }: StateLabelProps) {
  return (
    <span className="rk-state-label">
      <span>{state}</span> <span>{action}</span>
    </span>
  );
}

function ignore(event: MouseEvent): void {
  event.preventDefault();
}
