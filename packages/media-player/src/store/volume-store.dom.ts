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

/**
 * The shared volume for a player that has some of the settings to itself: these are neither read from the shared ones nor saved there.
 *
 * @param own The settings of the player at its start.
 */
export function withOwnSettings(
  shared: PersistentStore<VolumeSettings>,
  own: { readonly [Name in keyof VolumeSettings]?: VolumeSettings[Name] | undefined },
): PersistentStore<VolumeSettings> {
  const ownPart = (settings: typeof own): Partial<VolumeSettings> =>
    Object.fromEntries(Object.entries(settings).filter(([name]) => own[name as keyof VolumeSettings] !== undefined));
  let kept = ownPart(own);
  return {
    ...shared,
    get: () => ({ ...shared.get(), ...kept }),
    set(value) {
      kept = ownPart(value);
      shared.set({ ...value, ...ownPart(shared.get()) });
    },
  };
}

/** The volume of the players of this page. */
export const pageVolume = pageSingleton('volume', () => createVolumeStore());
