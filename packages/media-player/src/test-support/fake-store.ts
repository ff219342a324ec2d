import { createPlayerStore } from '../store/player-store.dom.js';
import type { PlayerStoreOptions } from '../store/player-store.dom.js';
import { createPlayingRegistry } from '../store/playing-registry.dom.js';
import { createVolumeStore } from '../store/volume-store.dom.js';

/** A video element with a store that shares neither its volume nor its playback with others. */
export function aStore(options: PlayerStoreOptions = {}) {
  const element = document.createElement('video');
  const store = createPlayerStore(element, {
    volume: createVolumeStore(() => null),
    players: createPlayingRegistry(),
    ...options,
  });
  return { element, store };
}
