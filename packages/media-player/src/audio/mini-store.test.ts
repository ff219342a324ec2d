import { describe, expect, it, vi } from 'vitest';
import type { AudioSession } from './audio-session.dom.js';
import type { PlayerStore } from '../store/player-store.dom.js';
import { DEFAULT_COLORS } from './audio-details.js';
import { createMiniPlayer, type DockedAudio } from './mini-store.dom.js';

function docked(key: string) {
  const request = vi.fn<PlayerStore['request']>();
  const destroy = vi.fn<() => void>();
  const listeners = new Set<() => void>();
  const state = { isPaused: false };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const store = { getState: () => state, subscribe, request } as unknown as PlayerStore;
  const session = { key, store, destroy } as unknown as AudioSession;
  const audio: DockedAudio = { session, title: key, author: '', artwork: null, colors: DEFAULT_COLORS };
  const pause = () => {
    state.isPaused = true;
    for (const listener of listeners) listener();
  };
  return { session, audio, request, destroy, pause };
}

const returnTo = { reveal: () => undefined, href: '/posts/1' };

describe('mini player', () => {
  it('[MED-06] docks and releases audio without a request', () => {
    const mini = createMiniPlayer();
    const { audio, session, request } = docked('a');
    mini.dock(audio, returnTo);
    expect(mini.current()).toEqual({ audio, returnTo });
    mini.release(session);
    expect(mini.current()).toBeNull();
    expect(request).not.toHaveBeenCalled();
  });

  it('docks one audio file at a time', () => {
    const mini = createMiniPlayer();
    const [one, other] = [docked('a'), docked('b')];
    mini.dock(one.audio, returnTo);
    mini.dock(other.audio, returnTo);
    expect(mini.current()?.audio).toBe(other.audio);
    expect(one.request).toHaveBeenCalledWith({ type: 'pause' });
    expect(one.destroy).not.toHaveBeenCalled();
  });

  it('releases only the docked session', () => {
    const mini = createMiniPlayer();
    const [one, other] = [docked('a'), docked('a')];
    mini.dock(one.audio, returnTo);
    mini.release(other.session);
    expect(mini.current()?.audio).toBe(one.audio);
  });

  it("pauses without destroying a mounted player's session when closed", () => {
    const mini = createMiniPlayer();
    const { audio, request, destroy } = docked('a');
    mini.dock(audio, returnTo);
    mini.close();
    expect(mini.current()).toBeNull();
    expect(request).toHaveBeenCalledWith({ type: 'pause' });
    expect(destroy).not.toHaveBeenCalled();
    mini.close();
    expect(request).toHaveBeenCalledOnce();
  });

  it('[MED-06] destroys the session of an unmounted player when closed', () => {
    const mini = createMiniPlayer();
    const { audio, session, request, destroy } = docked('a');
    mini.dock(audio, returnTo);
    expect(mini.detach(session)).toBe(true);
    expect(mini.current()?.returnTo).toEqual({ reveal: null, href: '/posts/1' });
    expect(request).not.toHaveBeenCalled();
    mini.close();
    expect(destroy).toHaveBeenCalledOnce();
  });

  it('does not keep a session that is not docked', () => {
    const mini = createMiniPlayer();
    expect(mini.detach(docked('a').session)).toBe(false);
  });

  it('lets a remounted player adopt only its own session', () => {
    const mini = createMiniPlayer();
    const { audio, session } = docked('a');
    const reveal = () => undefined;
    mini.dock(audio, returnTo);
    expect(mini.adopt('a', reveal)).toBeNull();
    mini.detach(session);
    expect(mini.adopt('b', reveal)).toBeNull();
    expect(mini.adopt('a', reveal)).toBe(session);
    expect(mini.current()?.returnTo).toEqual({ reveal, href: '/posts/1' });
    expect(mini.adopt('a', reveal)).toBeNull();
  });

  it('[MED-06] ends when another player starts, not when paused', () => {
    const other = { isPlaying: false };
    const mini = createMiniPlayer({ isOtherPlaying: () => other.isPlaying });
    const { audio, request, pause } = docked('a');
    mini.dock(audio, returnTo);
    pause();
    expect(mini.current()).not.toBeNull();
    other.isPlaying = true;
    pause();
    expect(mini.current()).toBeNull();
    expect(request).toHaveBeenCalledWith({ type: 'pause' });
  });

  it('stops watching a released session', () => {
    const mini = createMiniPlayer({ isOtherPlaying: () => true });
    const [one, other] = [docked('a'), docked('b')];
    mini.dock(one.audio, returnTo);
    mini.release(one.session);
    mini.dock(other.audio, returnTo);
    one.pause();
    expect(mini.current()?.audio).toBe(other.audio);
  });

  it('notifies once per change, and not after unsubscribing', () => {
    const mini = createMiniPlayer();
    const { audio } = docked('a');
    const seen: (string | null)[] = [];
    const stop = mini.subscribe(() => seen.push(mini.current()?.audio.title ?? null));
    mini.dock(audio, returnTo);
    mini.close();
    mini.close();
    stop();
    mini.dock(audio, returnTo);
    expect(seen).toEqual(['a', null]);
  });
});
