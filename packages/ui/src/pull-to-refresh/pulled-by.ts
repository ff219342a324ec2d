/** How far a pull has moved an element from its place just now, in px: what measures places must not take that for a change. */
export function pulledBy(element: HTMLElement): number {
  const content = element.closest<HTMLElement>('.rk-pull-content');
  // At rest, and where nobody pulls, there is nothing to compute.
  if (content === null || content.style.translate === '') return 0;
  return Number.parseFloat(getComputedStyle(content).translate.split(' ')[1] ?? '0') || 0;
}
