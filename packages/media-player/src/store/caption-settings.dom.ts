import { createPersistentStore, pageSingleton } from './shared-state.dom.js';

export const CAPTION_SIZES = ['small', 'normal', 'large'] as const;
export const CAPTION_BACKGROUNDS = ['shaded', 'solid', 'none'] as const;

/** The look of captions. */
export interface CaptionSettings {
  readonly size: (typeof CAPTION_SIZES)[number];
  readonly background: (typeof CAPTION_BACKGROUNDS)[number];
}

export const DEFAULT_CAPTIONS: CaptionSettings = { size: 'normal', background: 'shaded' };

function parseSettings(stored: unknown): CaptionSettings | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { size, background } = stored as Partial<Record<keyof CaptionSettings, unknown>>;
  const knownSize = CAPTION_SIZES.find(known => known === size);
  const knownBackground = CAPTION_BACKGROUNDS.find(known => known === background);
  return knownSize && knownBackground ? { size: knownSize, background: knownBackground } : null;
}

/** The caption settings of the players of this page. */
export const pageCaptions = pageSingleton('captions', () =>
  createPersistentStore({ key: 'rk-player-captions', initial: DEFAULT_CAPTIONS, parse: parseSettings }),
);
