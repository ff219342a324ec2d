import { useEffect, useMemo, useRef, type RefObject } from 'react';
import { isInView, watchView } from '../leaving-view.js';
import { useMini } from '../mini/use-mini.js';
import type { MiniMedium, MiniPlayerStore } from '../mini/mini-store.js';
import type { AudioSession } from './audio-session.js';
import type { SessionKeeper } from './use-audio-session.js';

/** How a sound was playing when it left the view, for a player elsewhere that goes on with it. */
export interface AudioHandOver {
  readonly src: string;
  /** Seconds. */
  readonly currentTime: number;
  /** 0 to 1. */
  readonly volume: number;
  readonly isMuted: boolean;
  readonly rate: number;
  readonly title: string;
  readonly author: string;
  readonly artwork: string | null;
  readonly colors: MiniMedium['colors'];
}

/** How it was playing elsewhere when it came back; what is left out stays. */
export interface AudioHandBack {
  readonly currentTime?: number;
  readonly volume?: number;
  readonly isMuted?: boolean;
  readonly isPaused?: boolean;
}

export interface HandOverOptions {
  readonly root: RefObject<HTMLElement | null>;
  readonly src: string;
  /** What is shown of it elsewhere. */
  readonly shown: Omit<MiniMedium, 'session'>;
  readonly mini: MiniPlayerStore | null;
  readonly returnHref: string | null;
  readonly onLeaveView: ((state: AudioHandOver, element: HTMLMediaElement) => void) | undefined;
  readonly onReturnToView: (() => AudioHandBack | null) | undefined;
}

function stateOf({ src, shown }: HandOverOptions, { store }: AudioSession): AudioHandOver {
  const { currentTime, volume, isMuted, rate } = store.getState();
  return { src, currentTime, volume, isMuted, rate, ...shown };
}

function takeBack({ store }: AudioSession, { currentTime, volume, isMuted, isPaused }: AudioHandBack): void {
  if (currentTime !== undefined) store.request({ type: 'seekTo', seconds: currentTime });
  if (volume !== undefined) store.request({ type: 'setVolume', volume });
  if (isMuted !== undefined) store.request({ type: 'setMuted', isMuted });
  if (isPaused !== undefined) store.request({ type: isPaused ? 'pause' : 'play' });
}

/** Brings the player into view and puts the keys back to it. */
function goTo(root: HTMLElement | null): void {
  const isStill = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
  root?.scrollIntoView?.({ block: 'center', behavior: isStill ? 'auto' : 'smooth' });
  root?.focus({ preventScroll: true });
}

/** The keeper of a player's sound: a mini player that holds it, or takes it while it plays, keeps it. */
export function useKeeper(options: HandOverOptions): SessionKeeper {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  return useMemo(
    () => ({
      adopt: key => latest.current.mini?.adopt(key, () => goTo(latest.current.root.current)) ?? null,
      leave(session) {
        const { mini, shown, returnHref } = latest.current;
        if (!mini) return false;
        if (!session.store.getState().isPaused) mini.offer({ session, ...shown }, { go: null, href: returnHref });
        return mini.leave(session);
      },
    }),
    [],
  );
}

/** What happens when a playing sound leaves the view and comes back. Says whether it plays in the mini player now. */
export function useHandOver(session: AudioSession | null, options: HandOverOptions): boolean {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const isDocked = useMini(options.mini)?.medium.session === session && session !== null;
  const { root } = options;
  useEffect(() => {
    if (!session || !root.current) return;
    const { store } = session;
    const isHeld = () => latest.current.mini?.current()?.medium.session === session;
    const leave = () => {
      const { mini, shown, returnHref, onLeaveView } = latest.current;
      if (isHeld()) return;
      if (onLeaveView) {
        const state = stateOf(latest.current, session);
        store.request({ type: 'pause' });
        onLeaveView(state, store.element);
      } else if (mini) mini.offer({ session, ...shown }, { go: () => goTo(root.current), href: returnHref });
      else store.request({ type: 'pause' });
    };
    return watchView(root.current, {
      element: store.element,
      isWatched: () => isHeld() || !store.getState().isPaused,
      onLeave: leave,
      onReturn() {
        const { mini, onReturnToView } = latest.current;
        mini?.giveBack(session);
        const back = onReturnToView?.();
        if (back) takeBack(session, back);
      },
    });
  }, [session, root]);
  // A player that comes back to the page in view has nothing to return from: it takes its sound at once.
  useEffect(() => {
    const box = root.current?.getBoundingClientRect();
    if (isDocked && box && isInView(box, window.innerHeight)) latest.current.mini?.giveBack(session);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- asked once for each sound
  }, [session, root]);
  return isDocked;
}
