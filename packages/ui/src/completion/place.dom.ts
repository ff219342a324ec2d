const GAP_PX = 4;
const EDGE_PX = 8;

/** Puts a fixed box below an anchor, or above it where there is more room, within the visible part of the page. */
export function placeBeside(box: HTMLElement, anchor: Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>): void {
  const { offsetWidth: width, offsetHeight: height } = box;
  const pageWidth = document.documentElement.clientWidth;
  // The keyboard of a phone covers the lower part of the page.
  const view = globalThis.visualViewport;
  const start = view?.offsetTop ?? 0;
  const end = start + (view?.height ?? globalThis.innerHeight);
  const isRightToLeft = getComputedStyle(box).direction === 'rtl';
  const left = isRightToLeft ? anchor.right - width : anchor.left;
  box.style.left = `${Math.max(EDGE_PX, Math.min(left, pageWidth - width - EDGE_PX))}px`;
  const below = anchor.bottom + GAP_PX;
  const above = anchor.top - GAP_PX - height;
  const top = below + height <= end - EDGE_PX || above < start + EDGE_PX ? below : above;
  box.style.top = `${Math.max(start + EDGE_PX, Math.min(top, end - EDGE_PX - height))}px`;
}
