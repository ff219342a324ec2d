import { pageWide } from './page-wide.js';

/** What the registry needs of a player. */
export interface Playing {
  /** Nobody hears it. */
  readonly muted: boolean;
  pause(): void;
}

/** Knows which player plays, so that two never do. */
export interface PlayingRegistry {
  /** This one plays now; the one before is paused. */
  start(player: Playing): void;
  /** This one plays no longer. */
  stop(player: Playing): void;
  /** Someone listens: nothing may start by itself. */
  isAnyHeard(): boolean;
  /** Another player than this one plays. */
  isOtherPlaying(player: Playing): boolean;
}

/** Lets one player at a time play: who starts pauses who played before. */
export function createPlayingRegistry(): PlayingRegistry {
  let current: Playing | null = null;
  return {
    start(player) {
      const before = current;
      current = player;
      if (before !== null && before !== player) before.pause();
    },
    stop(player) {
      if (current === player) current = null;
    },
    isAnyHeard: () => current !== null && !current.muted,
    isOtherPlaying: player => current !== null && current !== player,
  };
}

/** The players of this page. */
export const pagePlayers = pageWide('players', createPlayingRegistry);
