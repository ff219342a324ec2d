let isWatching = false;

/**
 * Makes Escape hide the tooltips that style sheets draw, until the pointer or the focus moves on (WCAG 1.4.13).
 * Called when the first tooltip may show; later calls do nothing.
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
