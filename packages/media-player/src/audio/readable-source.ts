/** `MediaError.MEDIA_ERR_SRC_NOT_SUPPORTED`, which is also the error of a request that CORS rejected. */
const SOURCE_NOT_SUPPORTED = 4;

/**
 * Requests the source with CORS, so that the spectrum can be read. When the server does not allow it, calls `reload` to
 * request it again without CORS: the audio plays, but cannot be read. Must be called before other listeners for the
 * element's errors are added: the first CORS error is not propagated to them.
 *
 * @returns A cleanup function.
 */
export function requestWithCors(element: HTMLMediaElement, reload: () => void): () => void {
  let wasLoaded = false;
  const onLoaded = () => (wasLoaded = true);
  const onError = (event: Event) => {
    // Once loaded with CORS, an error is a network failure. Without CORS the element would be silent in the audio graph.
    if (wasLoaded) return;
    const isCorsError = element.crossOrigin !== null && element.readyState === 0 && element.error?.code === SOURCE_NOT_SUPPORTED;
    if (!isCorsError) return;
    event.stopImmediatePropagation();
    const wasPlaying = !element.paused;
    element.crossOrigin = null;
    reload();
    if (wasPlaying) void element.play()?.catch(() => undefined);
  };
  element.addEventListener('error', onError, true);
  element.addEventListener('loadedmetadata', onLoaded);
  element.crossOrigin = 'anonymous';
  return () => {
    element.removeEventListener('error', onError, true);
    element.removeEventListener('loadedmetadata', onLoaded);
  };
}
