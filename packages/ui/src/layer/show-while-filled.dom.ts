/** Keeps a popover in the top layer of the page while it has children. Returns a function that ends this. */
export function showWhileFilled(popover: HTMLElement): () => void {
  let isShown = false;
  const observer = new MutationObserver(() => {
    const isFilled = popover.childElementCount > 0;
    if (isFilled === isShown || !popover.isConnected) return;
    isShown = isFilled;
    if (isFilled) popover.showPopover?.();
    else popover.hidePopover?.();
  });
  observer.observe(popover, { childList: true });
  return () => observer.disconnect();
}
