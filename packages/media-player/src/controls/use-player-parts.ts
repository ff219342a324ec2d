import { createContext, useContext } from 'react';
import type { CaptionSettings } from '../store/caption-settings.dom.js';
import type { PlayerStore } from '../store/player-store.dom.js';
import type { PlayerTexts } from './texts.js';

/** The player around a part. */
export interface PlayerParts {
  /** `null` on the server and until the media element exists. */
  readonly store: PlayerStore | null;
  readonly texts: PlayerTexts;
  readonly captions: CaptionSettings;
  /** Safe address of the file to download; `null` without one. */
  readonly download: string | null;
  /** Address of the thumbnail track of a video (WebVTT). */
  readonly thumbnails?: string | undefined;
  /** Covers sensitive audio again; `null` where nothing was covered. A video has a button for it outside its controls. */
  readonly hide: (() => void) | null;
}

/** The player around a part; `null` outside of players. */
export const PartsContext = createContext<PlayerParts | null>(null);

/** The player around a part: its store, its texts and its caption settings. Throws outside of a player. */
export function usePlayerParts(): PlayerParts {
  const parts = useContext(PartsContext);
  if (parts === null) throw new Error('Parts of a player work only in its property "controls" and in a <PlayerPartsProvider>.');
  return parts;
}
