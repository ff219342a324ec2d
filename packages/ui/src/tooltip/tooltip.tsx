import { cloneElement, useId } from 'react';
import type { ReactElement } from 'react';

export interface TooltipProps {
  text: string;
  /** The described element; it must be focusable. */
  children: ReactElement<{ 'aria-describedby'?: string }>;
}

/** A description on hover and focus, announced after the name of its element. Icon buttons have their own tooltip. */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  return (
    <span className="rk-tooltip" onPointerEnter={watchTooltips} onFocus={watchTooltips}>
      {cloneElement(children, { 'aria-describedby': id })}
      <span id={id} role="tooltip" className="rk-tooltip-text">
        {text}
      </span>
    </span>
  );
}

let isWatching = false;

/**
 * Lets Escape hide the tooltips drawn by the style sheet until the pointer or the focus moves (WCAG 1.4.13). Call it when a tooltip
 * may appear; only the first call has an effect.
 */
export function watchTooltips(): void {
  if (isWatching) return;
  isWatching = true;
  const root = document.documentElement;
  document.addEventListener('keydown', event => {
    if (event.key === 'Escape') root.dataset['tooltips'] = 'hidden';
  });
  const show = () => delete root.dataset['tooltips'];
  document.addEventListener('pointerover', show);
  document.addEventListener('focusin', show);
}
