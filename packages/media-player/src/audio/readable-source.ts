/** The code of `MediaError` for a source that cannot be used, which is what a refusal to be read across origins looks like. */
const SOURCE_NOT_SUPPORTED = 4;

/**
 * Has the element ask for its source so that the page may read it, if the server allows it; when that is refused, once more
 * without, and the sound plays but cannot be read. Must be called before anything else listens to the element's errors: the
 * first refusal is not told on. `reload` sets the source again.
 *
 * @returns what stops watching.
 */
export function askToRead(element: HTMLMediaElement, reload: () => void): () => void {
  let wasRead = false;
  const onRead = () => (wasRead = true);
  const onError = (event: Event) => {
    // What was read once is not refused: its server is out of reach. Asked for otherwise it would fall silent in a graph.
    if (wasRead) return;
    const isRefusal = element.crossOrigin !== null && element.readyState === 0 && element.error?.code === SOURCE_NOT_SUPPORTED;
    if (!isRefusal) return;
    event.stopImmediatePropagation();
    const wasAsked = !element.paused;
    element.crossOrigin = null;
    reload();
    if (wasAsked) void element.play()?.catch(() => undefined);
  };
  element.addEventListener('error', onError, true);
  element.addEventListener('loadedmetadata', onRead);
  element.crossOrigin = 'anonymous';
  return () => {
    element.removeEventListener('error', onError, true);
    element.removeEventListener('loadedmetadata', onRead);
  };
}
