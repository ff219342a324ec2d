import type { PlayerColors } from '../audio/player-colors.js';
import type { AudioSession } from '../audio/audio-session.js';
import { pagePlayers, type PlayingRegistry } from '../playing-registry.js';

/** What the mini player plays and shows of it. */
export interface MiniMedium {
  readonly session: AudioSession;
  readonly title: string;
  readonly author: string;
  readonly artwork: string | null;
  readonly colors: PlayerColors;
}

/** The way back to the player that handed the sound over. */
export interface ReturnPlace {
  /** Brings the inline player into view; `null` once that is gone. */
  readonly go: (() => void) | null;
  /** The page it was on, for when it is gone. */
  readonly href: string | null;
}

/** What is docked: at most one sound. */
export interface MiniState {
  readonly medium: MiniMedium;
  readonly returnTo: ReturnPlace;
}

/** The store of one mini player. */
export interface MiniPlayerStore {
  readonly current: () => MiniState | null;
  readonly subscribe: (listener: () => void) => () => void;
  /** Docks a sound; another one that is docked ends. */
  readonly offer: (medium: MiniMedium, returnTo: ReturnPlace) => void;
  /** The inline player is in view again: the sound goes on there. Another one's sound stays. */
  readonly giveBack: (session: AudioSession) => void;
  /** The inline player is gone; its sound stays docked. Says whether it does: if not, it is the caller's to end. */
  readonly leave: (session: AudioSession) => boolean;
  /** A sound whose inline player is gone, for one that comes back with the same key; it stays docked until given back. */
  readonly adopt: (key: string, go: () => void) => AudioSession | null;
  /** Ends the docked sound: it pauses, and without an inline player is let go. */
  readonly close: () => void;
}

/** A store for a mini player. One is enough for a page. A docked sound ends when another player of the registry starts. */
export function createMiniPlayer(players: Pick<PlayingRegistry, 'isOtherPlaying'> = pagePlayers): MiniPlayerStore {
  let state: MiniState | null = null;
  let stopWatching: () => void = () => undefined;
  const listeners = new Set<() => void>();
  const become = (next: MiniState | null) => {
    if (next === state) return;
    if (next?.medium.session !== state?.medium.session) {
      stopWatching();
      stopWatching = next ? watch(next.medium.session) : () => undefined;
    }
    state = next;
    for (const listener of listeners) listener();
  };
  const watch = ({ store }: AudioSession) =>
    store.subscribe(() => {
      // It was paused while something plays: the other one's turn began.
      if (store.getState().isPaused && players.isOtherPlaying(store.element)) close();
    });
  const end = (ending: MiniState) => {
    ending.medium.session.store.request({ type: 'pause' });
    if (!ending.returnTo.go) ending.medium.session.destroy();
  };
  const close = () => {
    const ending = state;
    if (!ending) return;
    // Out of the dock first: pausing tells listeners, who must not find it docked still.
    become(null);
    end(ending);
  };
  const holds = (session: AudioSession): MiniState | null => (state?.medium.session === session ? state : null);
  return {
    current: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    offer(medium, returnTo) {
      if (!holds(medium.session)) close();
      become({ medium, returnTo });
    },
    giveBack(session) {
      if (holds(session)) become(null);
    },
    leave(session) {
      const held = holds(session);
      if (held) become({ medium: held.medium, returnTo: { ...held.returnTo, go: null } });
      return held !== null;
    },
    adopt(key, go) {
      if (!state || state.medium.session.key !== key || state.returnTo.go) return null;
      const { medium, returnTo } = state;
      become({ medium, returnTo: { ...returnTo, go } });
      return medium.session;
    },
    close,
  };
}
