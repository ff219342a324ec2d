/**
 * Publishes the height of the visible part of the page as `--rk-visible-block`: the keyboard of a phone covers the rest. Returns the
 * function that ends it.
 */
export function publishVisibleBlock(): () => void {
  const view = window.visualViewport;
  if (!view) return () => undefined;
  const { style } = document.documentElement;
  const publish = (): void => {
    // Pinch zoom makes the visible part smaller too: the layout stays.
    if (view.scale > 1.01) return;
    style.setProperty('--rk-visible-block', `${view.height}px`);
    // Safari scrolls the page up to show a field that the keyboard would cover; with the new height it is not covered any more.
    if (view.offsetTop > 0) window.scrollTo(0, 0);
  };
  publish();
  view.addEventListener('resize', publish);
  view.addEventListener('scroll', publish);
  return () => {
    view.removeEventListener('resize', publish);
    view.removeEventListener('scroll', publish);
    style.removeProperty('--rk-visible-block');
  };
}
