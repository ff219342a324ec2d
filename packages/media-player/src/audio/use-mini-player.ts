import { createContext, useEffect, useMemo, useRef, useSyncExternalStore, type RefObject } from 'react';
import { prefersReducedMotion } from '../view/user-preferences.js';
import { isInView, watchView } from '../view/watch-view.dom.js';
import type { AudioDetails, AudioHandBack, AudioHandOver } from './audio-details.js';
import type { AudioSession } from './audio-session.dom.js';
import type { MiniPlayerStore, MiniState } from './mini-store.dom.js';
import type { SessionHost } from './use-audio-session.js';

/** The mini player of the audio players below; none by default. */
export const MiniContext = createContext<MiniPlayerStore | null>(null);

const subscribeToNothing = () => () => undefined;
const nothing = () => null;

/** Subscribes to the state of a mini player. */
export function useMini(mini: MiniPlayerStore | null): MiniState | null {
  return useSyncExternalStore(mini?.subscribe ?? subscribeToNothing, mini?.current ?? nothing, nothing);
}

interface HandOverOptions {
  readonly root: RefObject<HTMLElement | null>;
  readonly src: string;
  readonly details: AudioDetails;
  readonly mini: MiniPlayerStore | null;
  readonly returnHref: string | null;
  readonly onLeaveView: ((state: AudioHandOver, element: HTMLMediaElement) => void) | undefined;
  readonly onReturnToView: (() => AudioHandBack | null) | undefined;
}

function handOverState({ src, details }: HandOverOptions, { store }: AudioSession): AudioHandOver {
  const { currentTime, volume, isMuted, rate } = store.getState();
  return { src, currentTime, volume, isMuted, rate, ...details };
}

function applyHandBack({ store }: AudioSession, { currentTime, volume, isMuted, isPaused }: AudioHandBack): void {
  if (currentTime !== undefined) store.request({ type: 'seekTo', seconds: currentTime });
  if (volume !== undefined) store.request({ type: 'setVolume', volume });
  if (isMuted !== undefined) store.request({ type: 'setMuted', isMuted });
  if (isPaused !== undefined) store.request({ type: isPaused ? 'pause' : 'play' });
}

/** Scrolls to the player and focuses it. */
function reveal(root: HTMLElement | null): void {
  root?.scrollIntoView?.({ block: 'center', behavior: prefersReducedMotion(window) ? 'auto' : 'smooth' });
  root?.focus({ preventScroll: true });
}

/** The host of a player's session: the mini player keeps the session if it plays, or is about to, when the player unmounts. */
export function useSessionHost(options: HandOverOptions): SessionHost {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  return useMemo(
    () => ({
      adopt: key => latest.current.mini?.adopt(key, () => reveal(latest.current.root.current)) ?? null,
      detach(session) {
        const { mini, details, returnHref } = latest.current;
        if (!mini) return false;
        // A press may have had no event yet, which the state waits for.
        if (!session.store.element.paused) mini.dock({ session, ...details }, { reveal: null, href: returnHref });
        return mini.detach(session);
      },
    }),
    [],
  );
}

/** Docks audio that leaves the view while it plays, and releases it when it returns (MED-06). Returns true while docked. */
export function useHandOver(session: AudioSession | null, options: HandOverOptions): boolean {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const isDocked = useMini(options.mini)?.audio.session === session && session !== null;
  const { root } = options;
  useEffect(() => {
    if (!session || !root.current) return;
    const { store } = session;
    const isHeld = () => latest.current.mini?.current()?.audio.session === session;
    const leave = () => {
      const { mini, details, returnHref, onLeaveView } = latest.current;
      if (isHeld()) return;
      if (onLeaveView) {
        const state = handOverState(latest.current, session);
        store.request({ type: 'pause' });
        onLeaveView(state, store.element);
      } else if (mini) mini.dock({ session, ...details }, { reveal: () => reveal(root.current), href: returnHref });
      else store.request({ type: 'pause' });
    };
    return watchView(root.current, {
      element: store.element,
      isWatched: () => isHeld() || !store.getState().isPaused,
      onLeave: leave,
      onReturn() {
        const { mini, onReturnToView } = latest.current;
        mini?.release(session);
        const state = onReturnToView?.();
        if (state) applyHandBack(session, state);
      },
    });
  }, [session, root]);
  // A player that remounts in view gets no return event: release its audio immediately.
  useEffect(() => {
    const box = root.current?.getBoundingClientRect();
    if (isDocked && box && isInView(box, window.innerHeight)) latest.current.mini?.release(session);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- runs once per session
  }, [session, root]);
  return isDocked;
}
