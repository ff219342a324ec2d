/** How far a pull has moved an element from its place just now, in px: what measures places must not take that for a change. */
export function pulledBy(element: HTMLElement): number {
  const content = element.closest<HTMLElement>('.rk-pull-content');
  // At rest, and where nobody pulls, there is nothing to measure.
  if (!content?.parentElement || content.style.translate === '') return 0;
  return content.getBoundingClientRect().top - content.parentElement.getBoundingClientRect().top;
}
