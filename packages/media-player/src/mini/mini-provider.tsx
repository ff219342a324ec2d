import { useState, type ReactNode } from 'react';
import { createMiniPlayer, type MiniPlayerStore } from '../audio/mini-store.dom.js';
import { MiniContext } from '../audio/use-mini-player.js';
import type { PlayerTexts } from '../controls/texts.js';
import { MiniPlayer } from './mini-player.js';

export interface MiniPlayerProviderProps {
  /** A store to control the mini player from outside; created by default. */
  readonly store?: MiniPlayerStore | undefined;
  readonly texts?: Partial<PlayerTexts> | undefined;
  /** Navigates to the page of audio whose player is unmounted; a plain link by default. */
  readonly onReturn?: ((href: string) => void) | undefined;
  readonly children?: ReactNode;
}

/** Provides one mini player to all audio players below. Render it above the routes to continue playback across pages (MED-06). */
export function MiniPlayerProvider({ store: given, texts, onReturn, children }: MiniPlayerProviderProps) {
  const [own] = useState(createMiniPlayer);
  const store = given ?? own;
  return (
    <MiniContext.Provider value={store}>
      {children}
      <MiniPlayer store={store} texts={texts} onReturn={onReturn} />
    </MiniContext.Provider>
  );
}
