/** A reader who scrolls past, or looks at another tab for a moment, costs no new connection. */
const LINGER_MS = 10_000;

/** Calls back when an element comes into view and after it has been out of view, or its page hidden, for a while. Returns a cleanup function. */
export function watchView(element: Element, onChange: (isInView: boolean) => void): () => void {
  const { ownerDocument } = element;
  let isIntersecting = typeof IntersectionObserver === 'undefined';
  let isInView = false;
  let leaving: ReturnType<typeof setTimeout> | undefined;
  const change = (next: boolean): void => {
    leaving = undefined;
    if (isInView === next) return;
    isInView = next;
    onChange(next);
  };
  const look = (): void => {
    clearTimeout(leaving);
    if (isIntersecting && ownerDocument.visibilityState !== 'hidden') change(true);
    else if (isInView) leaving = setTimeout(() => change(false), LINGER_MS);
  };
  const observer = isIntersecting
    ? null
    : new IntersectionObserver(entries => {
        isIntersecting = entries.at(-1)?.isIntersecting === true;
        look();
      });
  observer?.observe(element);
  ownerDocument.addEventListener('visibilitychange', look);
  look();
  return () => {
    clearTimeout(leaving);
    observer?.disconnect();
    ownerDocument.removeEventListener('visibilitychange', look);
  };
}
