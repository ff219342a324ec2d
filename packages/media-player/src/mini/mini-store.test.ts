import { describe, expect, it, vi } from 'vitest';
import type { AudioSession } from '../audio/audio-session.js';
import type { PlayerStore } from '../player-store.js';
import { DEFAULT_COLORS } from '../audio/player-colors.js';
import { createMiniPlayer, type MiniMedium } from './mini-store.js';

function sound(key: string) {
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
  const medium: MiniMedium = { session, title: key, author: '', artwork: null, colors: DEFAULT_COLORS };
  const pause = () => {
    state.isPaused = true;
    for (const listener of listeners) listener();
  };
  return { session, medium, request, destroy, pause };
}

const here = { go: () => undefined, href: '/posts/1' };

describe('the mini player', () => {
  it('[MED-06] takes over a sound and gives it back untouched', () => {
    const mini = createMiniPlayer();
    const { medium, session, request } = sound('a');
    mini.offer(medium, here);
    expect(mini.current()).toEqual({ medium, returnTo: here });
    mini.giveBack(session);
    expect(mini.current()).toBeNull();
    expect(request).not.toHaveBeenCalled();
  });

  it('holds one sound at a time', () => {
    const mini = createMiniPlayer();
    const [one, other] = [sound('a'), sound('b')];
    mini.offer(one.medium, here);
    mini.offer(other.medium, here);
    expect(mini.current()?.medium).toBe(other.medium);
    expect(one.request).toHaveBeenCalledWith({ type: 'pause' });
    expect(one.destroy).not.toHaveBeenCalled();
  });

  it('gives back only to the player whose sound it is', () => {
    const mini = createMiniPlayer();
    const [one, other] = [sound('a'), sound('a')];
    mini.offer(one.medium, here);
    mini.giveBack(other.session);
    expect(mini.current()?.medium).toBe(one.medium);
  });

  it('closing ends playback; the element stays while its player is on the page', () => {
    const mini = createMiniPlayer();
    const { medium, request, destroy } = sound('a');
    mini.offer(medium, here);
    mini.close();
    expect(mini.current()).toBeNull();
    expect(request).toHaveBeenCalledWith({ type: 'pause' });
    expect(destroy).not.toHaveBeenCalled();
    mini.close();
    expect(request).toHaveBeenCalledOnce();
  });

  it('[MED-06] plays on when the inline player is gone, and lets go of the element when closed', () => {
    const mini = createMiniPlayer();
    const { medium, session, request, destroy } = sound('a');
    mini.offer(medium, here);
    expect(mini.leave(session)).toBe(true);
    expect(mini.current()?.returnTo).toEqual({ go: null, href: '/posts/1' });
    expect(request).not.toHaveBeenCalled();
    mini.close();
    expect(destroy).toHaveBeenCalledOnce();
  });

  it('leaves a sound that is not docked to its player', () => {
    const mini = createMiniPlayer();
    expect(mini.leave(sound('a').session)).toBe(false);
  });

  it('an inline player that comes back takes up its own sound, and nobody else’s', () => {
    const mini = createMiniPlayer();
    const { medium, session } = sound('a');
    const go = () => undefined;
    mini.offer(medium, here);
    expect(mini.adopt('a', go)).toBeNull();
    mini.leave(session);
    expect(mini.adopt('b', go)).toBeNull();
    expect(mini.adopt('a', go)).toBe(session);
    expect(mini.current()?.returnTo).toEqual({ go, href: '/posts/1' });
    expect(mini.adopt('a', go)).toBeNull();
  });

  it('[MED-06] ends when anything else starts, not when it is only paused', () => {
    const playing = { isAny: false };
    const mini = createMiniPlayer({ isOtherPlaying: () => playing.isAny });
    const { medium, request, pause } = sound('a');
    mini.offer(medium, here);
    pause();
    expect(mini.current()).not.toBeNull();
    playing.isAny = true;
    pause();
    expect(mini.current()).toBeNull();
    expect(request).toHaveBeenCalledWith({ type: 'pause' });
  });

  it('no longer minds a sound that was given back', () => {
    const mini = createMiniPlayer({ isOtherPlaying: () => true });
    const [one, other] = [sound('a'), sound('b')];
    mini.offer(one.medium, here);
    mini.giveBack(one.session);
    mini.offer(other.medium, here);
    one.pause();
    expect(mini.current()?.medium).toBe(other.medium);
  });

  it('tells each change once, and nothing after the subscription ends', () => {
    const mini = createMiniPlayer();
    const { medium } = sound('a');
    const seen: (string | null)[] = [];
    const stop = mini.subscribe(() => seen.push(mini.current()?.medium.title ?? null));
    mini.offer(medium, here);
    mini.close();
    mini.close();
    stop();
    mini.offer(medium, here);
    expect(seen).toEqual(['a', null]);
  });
});
