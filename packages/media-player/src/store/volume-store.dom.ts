import { createPersistentStore, pageSingleton } from './shared-state.dom.js';
import type { KeyValueStorage, PersistentStore } from './shared-state.dom.js';

/** The volume of every player of the page. */
export interface VolumeSettings {
  /** 0 to 1. */
  readonly volume: number;
  readonly isMuted: boolean;
}

/** MED-04. */
export const DEFAULT_VOLUME = 0.5;

/** Creates a store of the volume; `localStorage` by default. */
export function createVolumeStore(storage?: () => KeyValueStorage | null): PersistentStore<VolumeSettings> {
  return createPersistentStore({
    key: 'rk-player-volume',
    initial: { volume: DEFAULT_VOLUME, isMuted: false },
    parse: parseVolume,
    storage,
  });
}

function parseVolume(stored: unknown): VolumeSettings | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { volume, isMuted } = stored as Partial<Record<keyof VolumeSettings, unknown>>;
  const isVolume = typeof volume === 'number' && volume >= 0 && volume <= 1;
  return isVolume ? { volume, isMuted: isMuted === true } : null;
}

/** The volume of the players of this page. */
export const pageVolume = pageSingleton('volume', () => createVolumeStore());
