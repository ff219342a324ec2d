import type { KeyboardEvent } from 'react';
import type { PlayerRequest } from '../store/media-requests.js';
import { requestForKey } from '../store/keymap.js';
import type { Keymap } from '../store/keymap.js';
import type { PlayerStore } from '../store/player-store.dom.js';

/** Performs the request of a key and stops the event, so that the shortcuts of the surrounding page do not run too. */
export function handleKey(event: KeyboardEvent, request: PlayerRequest | null, store: PlayerStore | null): void {
  if (event.defaultPrevented) return;
  if (request === null || store === null) return;
  event.preventDefault();
  event.stopPropagation();
  if (!(event.repeat && request.type.startsWith('toggle'))) store.request(request);
}

/** Returns the `onKeyDown` handler for a player's root element. */
export function playerKeyHandler(store: PlayerStore | null, keymap: Keymap) {
  return (event: KeyboardEvent) => {
    handleKey(event, requestForKey(event, keymap), store);
    // In full screen no key is meant for the page behind the player.
    if (store?.getState().isFullscreen) event.stopPropagation();
  };
}
