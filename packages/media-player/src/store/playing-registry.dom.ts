import { pageSingleton } from './shared-state.dom.js';

/** The part of a media element that the registry uses. */
export interface Playing {
  readonly muted: boolean;
  pause(): void;
}

/** Tracks which player is playing, so that only one plays at a time. */
export interface PlayingRegistry {
  /** Registers a player that started. The one that was playing is paused. */
  start(player: Playing): void;
  /** Unregisters a player that paused or ended. */
  stop(player: Playing): void;
  /** True while an unmuted player plays; nothing may start automatically then. */
  isAnyAudible(): boolean;
  /** True while another player than this one plays. */
  isOtherPlaying(player: Playing): boolean;
}

/** Creates a registry that lets one player at a time play. */
export function createPlayingRegistry(): PlayingRegistry {
  let current: Playing | null = null;
  return {
    start(player) {
      const previous = current;
      current = player;
      if (previous !== null && previous !== player) previous.pause();
    },
    stop(player) {
      if (current === player) current = null;
    },
    isAnyAudible: () => current !== null && !current.muted,
    isOtherPlaying: player => current !== null && current !== player,
  };
}

/** The players of this page. */
export const pagePlayers = pageSingleton('players', createPlayingRegistry);
