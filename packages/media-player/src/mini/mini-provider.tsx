import { useState, type ReactNode } from 'react';
import type { PlayerTexts } from '../texts.js';
import { MiniContext } from './use-mini.js';
import { MiniPlayer } from './mini-player.js';
import { createMiniPlayer, type MiniPlayerStore } from './mini-store.js';

export interface MiniPlayerProviderProps {
  /** The store, for who wants to ask or close it; one of its own by default. */
  readonly store?: MiniPlayerStore | undefined;
  readonly texts?: Partial<PlayerTexts> | undefined;
  /** Goes to the page of a sound whose player is gone; a plain link by default. */
  readonly onReturn?: ((href: string) => void) | undefined;
  readonly children?: ReactNode;
}

/** Above the routes: the audio players below hand over to one mini player, which plays on from page to page. */
export function MiniPlayerProvider({ store: given, texts, onReturn, children }: MiniPlayerProviderProps) {
  const [own] = useState(createMiniPlayer);
  const store = given ?? own;
  return (
    <MiniContext value={store}>
      {children}
      <MiniPlayer store={store} texts={texts} onReturn={onReturn} />
    </MiniContext>
  );
}
