import { debounce } from '@rookery/ui';
import { useSyncExternalStore } from 'react';
import { scrollZone, ZONE_REST_MS, type ScrollZone } from '../list/new-items.js';

function subscribe(listener: () => void): () => void {
  const listenSoon = debounce(listener, ZONE_REST_MS);
  window.addEventListener('scroll', listenSoon, { passive: true });
  return () => {
    listenSoon.cancel();
    window.removeEventListener('scroll', listenSoon);
  };
}

const read = (): ScrollZone => scrollZone(window.scrollY);
const atTop = (): ScrollZone => 'top';

/** How far down the page the reader is, once scrolling rests; changes at the limits only, so scrolling draws nothing. */
export function useScrollZone(): ScrollZone {
  return useSyncExternalStore(subscribe, read, atTop);
}
