import { cloneElement, useId } from 'react';
import type { ReactElement } from 'react';

export interface TooltipProps {
  /** Shown on hover and focus after a moment. */
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

const watchedTrees = new WeakSet<Node>();

/**
 * Lets Escape hide the tooltips drawn by the style sheet until the pointer or the focus moves (WCAG 1.4.13). Call it with the event after
 * which a tooltip may appear; only the first call in a document or a shadow tree has an effect.
 */
export function watchTooltips({ currentTarget }: { readonly currentTarget: Node }): void {
  const tree = currentTarget.getRootNode();
  if (watchedTrees.has(tree)) return;
  watchedTrees.add(tree);
  // The style sheet of a shadow tree does not see the document around it.
  const top = () => (tree instanceof ShadowRoot ? (tree.firstElementChild as HTMLElement) : document.documentElement);
  tree.addEventListener('keydown', event => {
    if ((event as KeyboardEvent).key === 'Escape') top().dataset['tooltips'] = 'hidden';
  });
  const show = () => delete top().dataset['tooltips'];
  tree.addEventListener('pointerover', show);
  tree.addEventListener('focusin', show);
}
