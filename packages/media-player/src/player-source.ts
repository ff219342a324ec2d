import type { PlayerFailure, PlayerQuality } from './player-state.js';

/** What feeds an element that cannot load its medium by itself, such as a streaming library. */
export interface PlayerSource {
  failure(): PlayerFailure | null;
  qualities(): readonly PlayerQuality[];
  /** Index of the chosen quality, or `null`: automatic. */
  quality(): number | null;
  setQuality(index: number | null): void;
  /** Begins from nothing, after a failure. */
  reload(): void;
  /** Calls the listener whenever one of the facts above may have changed; gives the way to stop. */
  subscribe(listener: () => void): () => void;
}
