import { cloneElement, useId } from 'react';
import type { ReactElement } from 'react';
import { watchTooltips } from './tooltip-dismissal.js';

export interface TooltipProps {
  text: string;
  /** What it explains: one element that can have the focus. */
  children: ReactElement<{ 'aria-describedby'?: string }>;
}

/** A few words on hover and focus, read out after the name of what they explain. Icon buttons have their own. */
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
