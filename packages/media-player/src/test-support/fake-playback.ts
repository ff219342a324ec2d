/** Makes an element report playback when `play()` is called. Browsers block audio without a user gesture, which stories lack. */
export function fakePlayback(element: HTMLMediaElement): void {
  let isPaused = true;
  Object.defineProperty(element, 'paused', { configurable: true, get: () => isPaused });
  const dispatch = (...events: string[]) => events.forEach(event => element.dispatchEvent(new Event(event)));
  element.play = () => {
    isPaused = false;
    dispatch('play', 'playing');
    return Promise.resolve();
  };
  element.pause = () => {
    if (isPaused) return;
    isPaused = true;
    dispatch('pause');
  };
}

/** Makes an element report that it has ended. */
export function fakeEnd(element: HTMLMediaElement): void {
  Object.defineProperty(element, 'ended', { configurable: true, get: () => true });
  element.dispatchEvent(new Event('ended'));
}
