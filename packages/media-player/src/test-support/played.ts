/**
 * Has an element say that it plays when it is asked to. A browser begins a sound only after a real press, and a story that
 * shows a playing one has nobody to press.
 */
export function playUnpressed(element: HTMLMediaElement): void {
  let isPaused = true;
  Object.defineProperty(element, 'paused', { configurable: true, get: () => isPaused });
  const tell = (...events: string[]) => events.forEach(event => element.dispatchEvent(new Event(event)));
  element.play = () => {
    isPaused = false;
    tell('play', 'playing');
    return Promise.resolve();
  };
  element.pause = () => {
    if (isPaused) return;
    isPaused = true;
    tell('pause');
  };
}

/** Has an element say that it came to its end. */
export function endUnplayed(element: HTMLMediaElement): void {
  Object.defineProperty(element, 'ended', { configurable: true, get: () => true });
  element.dispatchEvent(new Event('ended'));
}
