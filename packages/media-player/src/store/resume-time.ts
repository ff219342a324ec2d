/** Keeps the playback position across failed loads. */
interface ResumeTime {
  /** Marks the next load as a retry: playback resumes at the saved time once metadata is loaded. */
  begin(): void;
  stop(): void;
}

/** Tracks the playback position of an element. A load without `begin()` is different media and starts at 0. */
export function watchResumeTime(element: HTMLMediaElement): ResumeTime {
  let seconds = 0;
  let isRetrying = false;
  const onMove = () => {
    // An element that failed or is loading reports 0.
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
