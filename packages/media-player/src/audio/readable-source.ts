/** The code of `MediaError` for a source that cannot be used, which is what a refusal to be read across origins looks like. */
const SOURCE_NOT_SUPPORTED = 4;

/**
 * Gives the element a source that may be read by the page if the server allows it: first asked for anonymously across origins;
 * when that is refused, again without, and the sound plays but cannot be read. Must be called before anything else listens to
 * the element's errors: the first refusal is not told on. `attach` sets the source, again after a refusal.
 *
 * @returns what stops watching.
 */
export function loadReadable(element: HTMLMediaElement, attach: () => void): () => void {
  const onError = (event: Event) => {
    const isRefusal = element.crossOrigin !== null && element.readyState === 0 && element.error?.code === SOURCE_NOT_SUPPORTED;
    if (!isRefusal) return;
    event.stopImmediatePropagation();
    const wasAsked = !element.paused;
    element.crossOrigin = null;
    attach();
    if (wasAsked) void element.play()?.catch(() => undefined);
  };
  element.addEventListener('error', onError, true);
  element.crossOrigin = 'anonymous';
  attach();
  return () => element.removeEventListener('error', onError, true);
}
