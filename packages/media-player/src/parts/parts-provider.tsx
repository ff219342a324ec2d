import { useMemo, type ReactNode } from 'react';
import { PartsContext } from '../controls/use-player-parts.js';
import { englishTexts, type PlayerTexts } from '../controls/texts.js';
import { safeUrl } from '../source/media-source.js';
import type { PlayerStore } from '../store/player-store.dom.js';
import { useCaptionSettings } from '../store/use-player.js';

export interface PlayerPartsProviderProps {
  /** The store of the media element; `null` until it exists. */
  readonly store: PlayerStore | null;
  readonly texts?: Partial<PlayerTexts> | undefined;
  /** The file of `DownloadLink`. */
  readonly downloadUrl?: string | undefined;
  readonly children?: ReactNode;
}

/** Lets the parts of this package control a media element of your own. */
export function PlayerPartsProvider({ store, texts, downloadUrl, children }: PlayerPartsProviderProps) {
  const captions = useCaptionSettings();
  const parts = useMemo(
    () => ({
      store,
      texts: { ...englishTexts, ...texts },
      captions,
      download: safeUrl(downloadUrl, 'media'),
      hide: null,
    }),
    [store, texts, captions, downloadUrl],
  );
  return <PartsContext.Provider value={parts}>{children}</PartsContext.Provider>;
}
