import type { KeyboardEvent } from 'react';
import type { PlayerRequest } from './media-requests.js';
import { requestForKey } from './keymap.js';
import type { Keymap } from './keymap.js';
import type { PlayerStore } from './player-store.js';

/** Does what a key stands for, and keeps the key from the page around: a post's own keys must not act as well. */
export function takeKey(event: KeyboardEvent, request: PlayerRequest | null, store: PlayerStore | null): void {
  if (event.defaultPrevented) return;
  if (request === null || store === null) return;
  event.preventDefault();
  event.stopPropagation();
  if (!(event.repeat && request.type.startsWith('toggle'))) store.request(request);
}

/** The key handler of a player's outermost element. */
export function playerKeyHandler(store: PlayerStore | null, keymap: Keymap) {
  return (event: KeyboardEvent) => {
    takeKey(event, requestForKey(event, keymap), store);
    // What fills the screen is all there is: no key is meant for the page behind it.
    if (store?.getState().isFullscreen) event.stopPropagation();
  };
}
