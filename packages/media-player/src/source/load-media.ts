import type { PlayerSource } from '../store/player-context.js';
import type { PlayerStore } from '../store/player-store.dom.js';
import { HLS_TYPE, isHls, playableSources, safeUrl } from './media-source.js';
import type { MediaSourceFile } from './media-source.js';

/**
 * Loads the first playable source into the store's element, and the next one when that is rejected. HLS goes through hls.js
 * where the browser has no support of its own. Returns a function that unloads the media.
 */
export function loadMedia(store: PlayerStore, source: string | readonly MediaSourceFile[]): () => void {
  const { element } = store;
  const files = playableSources(source, type => element.canPlayType(type) !== '').filter(file => safeUrl(file.src, 'media'));
  let closeStream = () => undefined as void;
  let position = -1;

  const openNext = () => {
    const file = files[++position];
    closeStream();
    // Without a playable file, an empty address makes the element report an error.
    if (file === undefined) element.src = '';
    else if (isHls(file) && element.canPlayType(HLS_TYPE) === '') closeStream = openStream(store, file.src);
    else element.src = file.src;
  };
  openNext();
  const unsubscribe = store.subscribe(() => {
    if (store.getState().failure === 'unsupported' && !element.currentTime && position + 1 < files.length) openNext();
  });

  return () => {
    unsubscribe();
    closeStream();
    element.removeAttribute('src');
    element.load();
  };
}

function openStream(store: PlayerStore, url: string): () => void {
  let isClosed = false;
  let detach = () => undefined as void;
  const open = async () => {
    detach();
    try {
      const { openHlsSource } = await import('./hls-source.js');
      if (isClosed) return;
      const source = openHlsSource(store.element, url);
      const detachSource = store.attachSource(source);
      detach = () => {
        detachSource();
        source.destroy();
      };
      // Attaching a stream that fails at once closes it: the next file is loading by now.
      if (isClosed) detach();
    } catch {
      if (!isClosed) detach = store.attachSource(failedSource(() => void open()));
    }
  };
  const { element } = store;
  const begin = () => void open();
  // hls.js loads immediately and does not respect `preload="none"`: open the stream on the first play instead.
  if (element.preload === 'none' && element.paused) element.addEventListener('play', begin, { once: true });
  else begin();
  return () => {
    isClosed = true;
    element.removeEventListener('play', begin);
    detach();
  };
}

/** A source that reports a network failure, for when hls.js itself could not be loaded. */
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
