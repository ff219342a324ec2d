import type { AudioDetails } from './audio-details.js';
import type { AudioSession } from './audio-session.dom.js';
import { pagePlayers, type PlayingRegistry } from '../store/playing-registry.dom.js';

/** Audio that plays in the mini player. */
export interface DockedAudio extends AudioDetails {
  readonly session: AudioSession;
}

/** The way back from the mini player to the inline player. */
export interface ReturnTarget {
  /** Scrolls to the inline player and focuses it; `null` once that is unmounted. */
  readonly reveal: (() => void) | null;
  /** The page of the inline player, for when it is unmounted. */
  readonly href: string | null;
}

export interface MiniState {
  readonly audio: DockedAudio;
  readonly returnTo: ReturnTarget;
}

/** The store of a mini player. At most one audio file is docked. */
export interface MiniPlayerStore {
  readonly current: () => MiniState | null;
  /** Returns an unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Docks audio. Audio that was docked before ends. */
  readonly dock: (audio: DockedAudio, returnTo: ReturnTarget) => void;
  /** Returns docked audio to its inline player. Has no effect on another session. */
  readonly release: (session: AudioSession) => void;
  /** Call when the inline player unmounts. Returns true if its audio stays docked; else the caller destroys the session. */
  readonly detach: (session: AudioSession) => boolean;
  /** Connects a remounted inline player to its docked session, found by key. The audio stays docked until released. */
  readonly adopt: (key: string, reveal: () => void) => AudioSession | null;
  /** Pauses and undocks the audio. Destroys its session if the inline player is unmounted. */
  readonly close: () => void;
}

/** Creates the store of a mini player; a page needs one. Docked audio ends when another player of the registry starts. */
export function createMiniPlayer(players: Pick<PlayingRegistry, 'isOtherPlaying'> = pagePlayers): MiniPlayerStore {
  let state: MiniState | null = null;
  let unsubscribe: () => void = () => undefined;
  const listeners = new Set<() => void>();
  const update = (next: MiniState | null) => {
    if (next === state) return;
    if (next?.audio.session !== state?.audio.session) {
      unsubscribe();
      unsubscribe = next ? watch(next.audio.session) : () => undefined;
    }
    state = next;
    for (const listener of listeners) listener();
  };
  const watch = ({ store }: AudioSession) =>
    store.subscribe(() => {
      // The registry paused it because another player started.
      if (store.getState().isPaused && players.isOtherPlaying(store.element)) close();
    });
  const end = ({ audio, returnTo }: MiniState) => {
    audio.session.store.request({ type: 'pause' });
    if (!returnTo.reveal) audio.session.destroy();
  };
  const close = () => {
    const ending = state;
    if (!ending) return;
    // Undock before pausing: pausing notifies listeners, which must not find the audio docked.
    update(null);
    end(ending);
  };
  const stateOf = (session: AudioSession): MiniState | null => (state?.audio.session === session ? state : null);
  return {
    current: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    dock(audio, returnTo) {
      if (!stateOf(audio.session)) close();
      update({ audio, returnTo });
    },
    release(session) {
      if (stateOf(session)) update(null);
    },
    detach(session) {
      const docked = stateOf(session);
      if (docked) update({ audio: docked.audio, returnTo: { ...docked.returnTo, reveal: null } });
      return docked !== null;
    },
    adopt(key, reveal) {
      if (!state || state.audio.session.key !== key || state.returnTo.reveal) return null;
      const { audio, returnTo } = state;
      update({ audio, returnTo: { ...returnTo, reveal } });
      return audio.session;
    },
    close,
  };
}
