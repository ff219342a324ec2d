import { createMemory } from './memory.js';
import type { Memory, MemoryStorage } from './memory.js';
import { pageWide } from './page-wide.js';

export const CAPTION_SIZES = ['small', 'normal', 'large'] as const;
export const CAPTION_BACKGROUNDS = ['shaded', 'solid', 'none'] as const;

/** How captions are shown. */
export interface CaptionSettings {
  readonly size: (typeof CAPTION_SIZES)[number];
  readonly background: (typeof CAPTION_BACKGROUNDS)[number];
}

/** Before anyone chose. */
export const DEFAULT_CAPTIONS: CaptionSettings = { size: 'normal', background: 'shaded' };

/** A memory of how captions are shown, in the given storage. */
export function createCaptionMemory(storage: () => MemoryStorage | null): Memory<CaptionSettings> {
  return createMemory({
    key: 'rk-player-captions',
    initial: DEFAULT_CAPTIONS,
    parse: parseSettings,
    storage,
  });
}

function parseSettings(stored: unknown): CaptionSettings | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { size, background } = stored as Partial<Record<keyof CaptionSettings, unknown>>;
  const knownSize = CAPTION_SIZES.find(known => known === size);
  const knownBackground = CAPTION_BACKGROUNDS.find(known => known === background);
  return knownSize && knownBackground ? { size: knownSize, background: knownBackground } : null;
}

/** How this page's players show captions. */
export const pageCaptions = pageWide('captions', () => createCaptionMemory(() => globalThis.localStorage ?? null));
