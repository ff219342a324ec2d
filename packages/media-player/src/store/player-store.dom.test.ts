import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PlayerSource } from './player-context.js';
import { createPlayingRegistry } from './playing-registry.dom.js';
import { finishLoading, installFakeMedia, playTo, emit } from '../test-support/fake-media.js';
import { aStore } from '../test-support/fake-store.js';
import { createVolumeStore, withOwnSettings } from './volume-store.dom.js';

let restore = () => undefined as void;
beforeEach(() => {
  restore = installFakeMedia();
});
afterEach(() => restore());

/** The volume events of a script come after it. */
const volumeEvents = async () => {
  await Promise.resolve();
  await Promise.resolve();
};

describe('player state', () => {
  it('[MED-01] has the duration, time and buffered ranges of the element', () => {
    const { element, store } = aStore();
    finishLoading(element, 180);
    emit(
      element,
      {
        buffered: [
          [0, 20],
          [60, 65],
        ],
      },
      'progress',
    );
    playTo(element, 65);
    expect(store.getState()).toMatchObject({
      isReady: true,
      duration: 180,
      currentTime: 65,
      buffered: [
        { start: 0, end: 20 },
        { start: 60, end: 65 },
      ],
    });
  });

  it('stays identical and does not notify when an event changes nothing', () => {
    const { element, store } = aStore();
    finishLoading(element, 10);
    const listener = vi.fn();
    store.subscribe(listener);
    const before = store.getState();
    emit(element, {}, 'progress', 'timeupdate', 'canplay');
    expect(store.getState()).toBe(before);
    expect(listener).not.toHaveBeenCalled();
  });

  it("changes with the element's event, not with the request", () => {
    const { element, store } = aStore();
    element.play = () => Promise.reject(new DOMException('no gesture', 'NotAllowedError'));
    store.request({ type: 'play' });
    expect(store.getState().isPaused).toBe(true);
    emit(element, { isPaused: false }, 'play');
    expect(store.getState().isPaused).toBe(false);
  });

  it('is waiting only while playing without data', () => {
    const { element, store } = aStore();
    store.request({ type: 'play' });
    expect(store.getState().isWaiting).toBe(true);
    finishLoading(element, 10);
    expect(store.getState().isWaiting).toBe(false);
    emit(element, { readyState: 2 }, 'waiting');
    expect(store.getState().isWaiting).toBe(true);
    store.request({ type: 'pause' });
    expect(store.getState().isWaiting).toBe(false);
  });

  it('has no duration for a live stream', () => {
    const { element, store } = aStore();
    finishLoading(element, Infinity);
    expect(store.getState()).toMatchObject({ isLive: true, duration: null });
  });

  it.each([
    [2, 'network'],
    [3, 'decode'],
    [4, 'unsupported'],
    [1, null],
  ] as const)('reports error code %i as %s', (errorCode, failure) => {
    const { element, store } = aStore();
    emit(element, { errorCode }, 'error');
    expect(store.getState().failure).toBe(failure);
  });

  it('stops listening when destroyed', () => {
    const { element, store } = aStore();
    store.destroy();
    finishLoading(element, 10);
    expect(store.getState().duration).toBeNull();
  });

  it('notifies nobody when destroyed, and leaves the volume and the other players alone', async () => {
    const volume = createVolumeStore(() => null);
    const players = createPlayingRegistry();
    const { element, store } = aStore({ volume, players });
    const listener = vi.fn();
    store.subscribe(listener);
    store.destroy();
    element.volume = 0.9;
    void element.play();
    await volumeEvents();
    expect(listener).not.toHaveBeenCalled();
    expect(volume.get().volume).toBe(0.5);
    expect(players.isAnyAudible()).toBe(false);
  });

  it('is no longer playing for the other players when destroyed while it plays', () => {
    const players = createPlayingRegistry();
    const { store } = aStore({ players });
    store.request({ type: 'play' });
    expect(players.isAnyAudible()).toBe(true);
    store.destroy();
    expect(players.isAnyAudible()).toBe(false);
  });

  it('keeps the source that replaced another when the other is detached late', () => {
    const source = (quality: number): PlayerSource => ({
      qualities: () => [],
      quality: () => quality,
      setQuality: () => undefined,
      failure: () => null,
      reload: () => undefined,
      subscribe: () => () => undefined,
    });
    const { store } = aStore();
    const detach = store.attachSource(source(1));
    store.attachSource(source(2));
    detach();
    expect(store.getState().quality).toBe(2);
  });
});

describe('volume', () => {
  it('[MED-04] is 0.5 by default', () => {
    expect(aStore().element.volume).toBe(0.5);
  });

  it('[MED-04] is shared by all players and saved', async () => {
    const stored = new Map<string, string>();
    const storage = {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    };
    const volume = createVolumeStore(() => storage);
    const [one, other] = [aStore({ volume }), aStore({ volume })];
    one.store.request({ type: 'setVolume', volume: 0.8 });
    one.store.request({ type: 'toggleMute' });
    await volumeEvents();
    expect(other.store.getState()).toMatchObject({ volume: 0.8, isMuted: true });
    expect(aStore({ volume: createVolumeStore(() => storage) }).element.volume).toBe(0.8);
  });

  it('keeps settings of its own to itself', async () => {
    const volume = createVolumeStore(() => null);
    const { element } = aStore({ volume: withOwnSettings(volume, { isMuted: true }) });
    const other = aStore({ volume }).element;
    expect([element.volume, element.muted]).toEqual([0.5, true]);
    other.muted = true;
    other.volume = 0.2;
    await volumeEvents();
    expect([element.volume, element.muted]).toEqual([0.2, true]);
    other.muted = false;
    await volumeEvents();
    element.volume = 0.9;
    await volumeEvents();
    expect([element.volume, element.muted]).toEqual([0.9, true]);
    expect(volume.get()).toEqual({ volume: 0.9, isMuted: false });
  });

  it('[MED-04] follows changes in another tab, also without subscribers', () => {
    const stored = new Map<string, string>();
    const storage = {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    };
    const inOtherTab = (volume: number) => {
      stored.set('rk-player-volume', JSON.stringify({ volume, isMuted: false }));
      window.dispatchEvent(new StorageEvent('storage', { key: 'rk-player-volume' }));
    };
    const volume = createVolumeStore(() => storage);
    const { element, store } = aStore({ volume });
    inOtherTab(0.2);
    expect(element.volume).toBe(0.2);
    store.destroy();
    inOtherTab(0.9);
    expect(element.volume).toBe(0.2);
    expect(aStore({ volume }).element.volume).toBe(0.9);
  });

  it('works where storage is denied', () => {
    const volume = createVolumeStore(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const { element, store } = aStore({ volume });
    store.request({ type: 'setVolume', volume: 0.3 });
    expect(element.volume).toBe(0.3);
  });

  it.each([
    [1.2, 1, false],
    [-1, 0, true],
  ])('clamps %d to %d', async (wanted, volume, isMuted) => {
    const { store } = aStore();
    store.request({ type: 'setVolume', volume: wanted });
    await volumeEvents();
    expect(store.getState()).toMatchObject({ volume, isMuted });
  });

  it('does not save the mute of a player that starts muted', async () => {
    const volume = createVolumeStore(() => null);
    const quiet = aStore({ volume, isMutedAtStart: true });
    await volumeEvents();
    expect(quiet.store.getState().isMuted).toBe(true);
    expect(volume.get().isMuted).toBe(false);
    quiet.store.request({ type: 'setVolume', volume: 0.5 });
    quiet.element.volume = 0.7;
    await volumeEvents();
    expect(volume.get()).toEqual({ volume: 0.7, isMuted: false });
  });

  it('saves the mute that the reader chooses for a player that started muted', async () => {
    const volume = createVolumeStore(() => null);
    const quiet = aStore({ volume, isMutedAtStart: true });
    await volumeEvents();
    quiet.store.request({ type: 'toggleMute' });
    await volumeEvents();
    expect(quiet.store.getState().isMuted).toBe(false);
    quiet.store.request({ type: 'toggleMute' });
    await volumeEvents();
    expect(volume.get().isMuted).toBe(true);
    expect(aStore({ volume }).element.muted).toBe(true);
  });

  it('is audible after unmuting at volume 0', () => {
    const { store } = aStore();
    store.request({ type: 'setVolume', volume: 0 });
    store.request({ type: 'toggleMute' });
    expect(store.getState()).toMatchObject({ volume: 0.5, isMuted: false });
  });
});

it('[MED-01] pauses the other player when one starts', () => {
  const players = createPlayingRegistry();
  const [one, other] = [aStore({ players }), aStore({ players })];
  one.store.request({ type: 'play' });
  other.store.request({ type: 'play' });
  expect([one.store.getState().isPaused, other.store.getState().isPaused]).toEqual([true, false]);
});
