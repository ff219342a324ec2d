import { useSyncExternalStore } from 'react';
import { scrollZone, type ScrollZone } from '../list/new-items.js';

function subscribe(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}

const read = (): ScrollZone => scrollZone(window.scrollY);
const atTop = (): ScrollZone => 'top';

/** How far down the page the reader is; changes at the limits only, so scrolling draws nothing. */
export function useScrollZone(): ScrollZone {
  return useSyncExternalStore(subscribe, read, atTop);
}
