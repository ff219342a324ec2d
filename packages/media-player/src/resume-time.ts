/** Keeps the second a medium was at through its failures. */
export interface ResumeTime {
  /** What is loaded from now on is the same medium again: once it is there, it goes on from where it was. */
  begin(): void;
  stop(): void;
}

/** Watches where an element is. A load that begins without `begin()` is another medium, which starts at its own start. */
export function watchResumeTime(element: HTMLMediaElement): ResumeTime {
  let seconds = 0;
  let isRetrying = false;
  const onMove = () => {
    // What has failed, or loads anew, says 0.
    if (element.readyState > 0 && !isRetrying) seconds = element.currentTime;
  };
  const onLoadStart = () => {
    if (!isRetrying) seconds = 0;
  };
  const onReady = () => {
    if (!isRetrying) return;
    isRetrying = false;
    if (seconds > 0 && Number.isFinite(element.duration)) element.currentTime = seconds;
  };
  const handlers = { timeupdate: onMove, seeking: onMove, loadstart: onLoadStart, loadedmetadata: onReady };
  for (const [name, handler] of Object.entries(handlers)) element.addEventListener(name, handler);
  return {
    begin() {
      onMove();
      isRetrying = true;
    },
    stop() {
      for (const [name, handler] of Object.entries(handlers)) element.removeEventListener(name, handler);
    },
  };
}
