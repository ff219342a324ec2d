/**
 * Gives the space of the scrollbar, which stays free while a modal is open, to the viewer: a zoomed picture reaches both edges. The page
 * behind keeps its width, so that its list is not laid out again. Returns a cleanup function.
 *
 * @param root The root element; its width is without the gutter.
 */
export function coverScrollbarGutter(root: HTMLElement): () => void {
  // Not the client width: without a scrollbar it has the gutter that is reserved for one.
  const gutter = globalThis.innerWidth - root.offsetWidth;
  if (gutter <= 0) return () => undefined;
  root.style.scrollbarGutter = 'auto';
  root.style.paddingInlineEnd = `${gutter}px`;
  return () => {
    // The modal sets the gutter itself, and takes it back when it closes.
    root.style.scrollbarGutter = '';
    root.style.paddingInlineEnd = '';
  };
}
