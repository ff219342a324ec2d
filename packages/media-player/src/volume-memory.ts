import { createMemory } from './memory.js';
import type { Memory, MemoryStorage } from './memory.js';
import { pageWide } from './page-wide.js';

/** How loud every player of the page is. */
export interface RememberedVolume {
  /** 0 to 1. */
  readonly volume: number;
  readonly isMuted: boolean;
}

/** Before anyone chose one. Spec 9. */
export const DEFAULT_VOLUME = 0.5;

/** A memory of the volume in the given storage. */
export function createVolumeMemory(storage: () => MemoryStorage | null): Memory<RememberedVolume> {
  return createMemory({
    key: 'rk-player-volume',
    initial: { volume: DEFAULT_VOLUME, isMuted: false },
    parse: parseVolume,
    storage,
  });
}

function parseVolume(stored: unknown): RememberedVolume | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { volume, isMuted } = stored as Partial<Record<keyof RememberedVolume, unknown>>;
  const isVolume = typeof volume === 'number' && volume >= 0 && volume <= 1;
  return isVolume ? { volume, isMuted: isMuted === true } : null;
}

/** The volume of this page's players. */
export const pageVolume = pageWide('volume', () => createVolumeMemory(() => globalThis.localStorage ?? null));
