import type { PlayerSource } from '../store/player-context.js';
import type { PlayerFailure } from '../store/player-state.js';
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
      // The full build: the light build of hls.js does not support alternate audio tracks and plays such streams without audio.
      const [{ openHlsSource }, { default: library }] = await Promise.all([import('./hls-source.js'), import('hls.js')]);
      if (isClosed) return;
      const source = openHlsSource(store.element, url, library);
      const detachSource = store.attachSource(source);
      detach = () => {
        detachSource();
        source.destroy();
      };
      // Attaching a stream that fails at once closes it: the next file is loading by now.
      if (isClosed) detach();
    } catch (error) {
      if (isClosed) return;
      const isMissing = isUnresolved(error);
      if (isMissing)
        console.error('HLS needs the package hls.js in this browser: install it beside @rookery/media-player.', error);
      detach = store.attachSource(failedSource(() => void open(), isMissing ? 'unsupported' : 'network'));
      if (isClosed) detach();
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

/** Whether an import failed because its package is not installed: browsers, Node and bundlers say that its name did not resolve. */
function isUnresolved(error: unknown): boolean {
  return /resolve|cannot find/i.test(String(error));
}

/** A source that reports a failure: `network` if hls.js could not be loaded, `unsupported` if it is not installed. */
export function failedSource(reload: () => void, failure: PlayerFailure = 'network'): PlayerSource {
  return {
    failure: () => failure,
    qualities: () => [],
    quality: () => null,
    setQuality: () => undefined,
    reload,
    subscribe: () => () => undefined,
  };
}
