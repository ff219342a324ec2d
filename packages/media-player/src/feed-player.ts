import { HLS_TYPE, isHls, playableSources } from './choose-source.js';
import type { MediaSourceFile } from './choose-source.js';
import type { PlayerSource } from './player-source.js';
import type { PlayerStore } from './player-store.js';
import { safeUrl } from './safe-url.js';

/**
 * Gives the element of a store its medium: the first source of the list that can be played, the next one when that is
 * refused; HLS goes through a library where the browser cannot do it alone. Gives the way to take it off again.
 */
export function feedPlayer(store: PlayerStore, source: string | readonly MediaSourceFile[]): () => void {
  const { element } = store;
  const files = playableSources(source, type => element.canPlayType(type) !== '').filter(file => safeUrl(file.src, 'media'));
  let takeOff = () => undefined as void;
  let place = -1;

  const openNext = () => {
    const file = files[++place];
    takeOff();
    // With nothing to play, an empty address has the element say so.
    if (file === undefined) element.src = '';
    else if (isHls(file) && element.canPlayType(HLS_TYPE) === '') takeOff = openStream(store, file.src);
    else element.src = file.src;
  };
  openNext();
  const stop = store.subscribe(() => {
    if (store.getState().failure === 'unsupported' && !element.currentTime && place + 1 < files.length) openNext();
  });

  return () => {
    stop();
    takeOff();
    element.removeAttribute('src');
    element.load();
  };
}

function openStream(store: PlayerStore, url: string): () => void {
  let isOver = false;
  let takeOff = () => undefined as void;
  const open = async () => {
    takeOff();
    try {
      const { openHlsSource } = await import('./hls-source.js');
      if (isOver) return;
      const source = openHlsSource(store.element, url);
      const detach = store.attachSource(source);
      takeOff = () => {
        detach();
        source.destroy();
      };
    } catch {
      if (!isOver) takeOff = store.attachSource(failedSource(() => void open()));
    }
  };
  const { element } = store;
  const begin = () => void open();
  // The library would load at once what the element is told not to load yet.
  if (element.preload === 'none' && element.paused) element.addEventListener('play', begin, { once: true });
  else begin();
  return () => {
    isOver = true;
    element.removeEventListener('play', begin);
    takeOff();
  };
}

/** A source that failed before there was one: the library did not arrive. */
export function failedSource(reload: () => void): PlayerSource {
  return {
    failure: () => 'network',
    qualities: () => [],
    quality: () => null,
    setQuality: () => undefined,
    reload,
    subscribe: () => () => undefined,
  };
}
