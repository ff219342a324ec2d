import { createContext, useSyncExternalStore } from 'react';
import type { MiniPlayerStore, MiniState } from './mini-store.js';

/** The mini player that the audio players below hand over to; none by default. */
export const MiniContext = createContext<MiniPlayerStore | null>(null);

const subscribeToNothing = () => () => undefined;
const nothing = () => null;

/** What is docked in a mini player. */
export function useMini(mini: MiniPlayerStore | null): MiniState | null {
  return useSyncExternalStore(mini?.subscribe ?? subscribeToNothing, mini?.current ?? nothing, nothing);
}
