/** How far a pull displaces the element right now, in px: a temporary displacement, which a measured position must leave out. */
export function pullOffsetOf(element: Element): number {
  const content = element.closest<HTMLElement>('.rk-pull-content');
  // Without a pull in progress there is nothing to measure.
  if (!content?.parentElement || content.style.translate === '') return 0;
  return content.getBoundingClientRect().top - content.parentElement.getBoundingClientRect().top;
}
