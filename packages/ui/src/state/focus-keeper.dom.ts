/**
 * A ref of an element that may be removed while the focus is in it, as with the button that loads a page again. The focus then moves to the
 * nearest place around it that takes one without being a tab stop: the content of the page, or a dialog.
 */
export function createFocusKeeper(): (element: HTMLElement | null) => void {
  let current: HTMLElement | null = null;
  return element => {
    // React detaches a ref before it removes the element.
    if (element === null && current?.contains((current.getRootNode() as Document | ShadowRoot).activeElement))
      current.parentElement?.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
    current = element;
  };
}
