import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addCaptions, emit, fakeStateOf, finishLoading, installFakeMedia, playTo } from '../test-support/fake-media.js';
import { aStore } from '../test-support/fake-store.js';
import type { PlayerSource } from './player-context.js';
import { createPlayerStore } from './player-store.dom.js';
import { createVolumeStore } from './volume-store.dom.js';

let restore = () => undefined as void;
beforeEach(() => {
  restore = installFakeMedia();
});
afterEach(() => restore());

/** Gives an object a property that its class declares as read-only. */
const define = (target: object, properties: Record<string, unknown>) => {
  for (const [name, value] of Object.entries(properties)) Object.defineProperty(target, name, { configurable: true, value });
};

describe('what the browser refuses', () => {
  const refuse = (): never => {
    throw new DOMException('denied', 'SecurityError');
  };

  it.each([
    ['at once', refuse],
    ['later', async () => refuse()],
  ])('%s has no effect', (_, refused) => {
    const { element, store } = aStore();
    define(document, { fullscreenEnabled: true, fullscreenElement: null, pictureInPictureEnabled: true });
    Object.assign(element, { requestFullscreen: refused, requestPictureInPicture: refused, play: refused });
    for (const type of ['play', 'toggleFullscreen', 'togglePictureInPicture'] as const)
      expect(() => store.request({ type })).not.toThrow();
    expect(store.getState()).toMatchObject({ isFullscreen: false, isPictureInPicture: false });
  });
});

describe('playback', () => {
  it('starts and stops with the same request', () => {
    const { element, store } = aStore();
    store.request({ type: 'togglePlay' });
    expect(element.paused).toBe(false);
    store.request({ type: 'togglePlay' });
    expect(element.paused).toBe(true);
  });

  it('starts again from the start when it has ended', () => {
    const { element, store } = aStore();
    finishLoading(element, 60);
    playTo(element, 60);
    store.request({ type: 'replay' });
    expect([element.currentTime, element.paused]).toEqual([0, false]);
  });

  it.each([
    [0.1, 0.25],
    [0.25, 0.25],
    [1.5, 1.5],
    [4, 4],
    [9, 4],
  ])('has the rate %d as %d', (rate, expected) => {
    const { element, store } = aStore();
    store.request({ type: 'setRate', rate });
    expect(element.playbackRate).toBe(expected);
  });

  it('has no unhandled rejection where the browser returns no promise', () => {
    const { element, store } = aStore();
    element.play = vi.fn(() => undefined as unknown as Promise<void>);
    expect(() => store.request({ type: 'play' })).not.toThrow();
    expect(element.play).toHaveBeenCalledOnce();
  });
});

describe('seeking', () => {
  it.each([
    [-5, 0],
    [0, 0],
    [30, 30],
    [60, 60],
    [61, 60],
  ])('[MED-03] clamps a seek to %i s in a video of 60 s to %i s', (seconds, reached) => {
    const { element, store } = aStore();
    finishLoading(element, 60);
    store.request({ type: 'seekTo', seconds });
    expect(element.currentTime).toBe(reached);
  });

  it('[MED-03] seeks by 10 s and steps by 0.04 s or the given frame rate', () => {
    const { element, store } = aStore();
    finishLoading(element, 60);
    store.request({ type: 'seekBy', seconds: 10 });
    expect(element.currentTime).toBe(10);
    store.request({ type: 'stepFrame', frames: 1 });
    expect(element.currentTime).toBeCloseTo(10.04);
    const known = aStore({ frameRate: 50 });
    finishLoading(known.element, 60);
    known.store.request({ type: 'stepFrame', frames: 1 });
    expect(known.element.currentTime).toBeCloseTo(0.02);
  });

  it('ignores a seek before metadata is loaded or to NaN', () => {
    const { element, store } = aStore();
    store.request({ type: 'seekTo', seconds: 5 });
    expect(element.currentTime).toBe(0);
    finishLoading(element, 60);
    store.request({ type: 'seekTo', seconds: Number.NaN });
    expect(element.currentTime).toBe(0);
  });

  it('[MED-03] reaches a fraction of the seekable range of a live stream', () => {
    const { element, store } = aStore();
    emit(element, { duration: Infinity, seekable: [[100, 160]] }, 'durationchange');
    store.request({ type: 'seekToFraction', fraction: 0.5 });
    expect(element.currentTime).toBe(130);
  });

  it('stays within the seekable range of a live stream', () => {
    const { element, store } = aStore();
    emit(element, { duration: Infinity, seekable: [[100, 160]], currentTime: 150 }, 'durationchange');
    store.request({ type: 'seekBy', seconds: 30 });
    expect(element.currentTime).toBe(160);
    store.request({ type: 'seekToFraction', fraction: 0 });
    expect(element.currentTime).toBe(100);
  });
});

describe('retry', () => {
  it('[MED-01] reloads, keeps the time and continues playback', () => {
    const { element, store } = aStore();
    finishLoading(element, 60);
    playTo(element, 25);
    emit(element, { errorCode: 2 }, 'error');
    store.request({ type: 'retry' });
    expect(fakeStateOf(element).loads).toBe(1);
    finishLoading(element, 60);
    expect(store.getState()).toMatchObject({ currentTime: 25, failure: null, isPaused: false });
  });
});

it('[MED-08] toggles captions, or shows a track by its index', () => {
  const { element, store } = aStore();
  store.request({ type: 'toggleCaptions' });
  expect(store.getState().shownTrack).toBeNull();
  addCaptions(element, 'English', 'en');
  addCaptions(element, 'Deutsch', 'de');
  expect(store.getState().textTracks.map(track => track.label)).toEqual(['English', 'Deutsch']);
  store.request({ type: 'toggleCaptions' });
  expect(store.getState().shownTrack).toBe(0);
  store.request({ type: 'showTrack', index: 1 });
  expect(store.getState().shownTrack).toBe(1);
  store.request({ type: 'toggleCaptions' });
  expect(store.getState().shownTrack).toBeNull();
});

it.each<TextTrackKind>(['metadata', 'chapters', 'descriptions'])('offers no track of kind %s as captions', kind => {
  const { element, store } = aStore();
  addCaptions(element, 'Cues', 'en', kind);
  addCaptions(element, 'English', 'en', 'subtitles');
  expect(store.getState().textTracks.map(track => track.label)).toEqual(['English']);
  store.request({ type: 'toggleCaptions' });
  expect(store.getState().shownTrack).toBe(1);
});

it('hides captions with the state that stops their loading', () => {
  const { element, store } = aStore();
  addCaptions(element, 'English', 'en');
  store.request({ type: 'showTrack', index: 0 });
  store.request({ type: 'showTrack', index: null });
  expect(element.textTracks[0]?.mode).toBe('disabled');
});

it('leaves tracks that are no captions as they are', () => {
  const { element, store } = aStore();
  addCaptions(element, 'Cues', 'en', 'metadata');
  const cues = element.textTracks[0];
  if (cues) cues.mode = 'hidden';
  store.request({ type: 'showTrack', index: null });
  expect(cues?.mode).toBe('hidden');
});

describe('the volume', () => {
  it('[MED-04] rises from silence when the player is muted', () => {
    const { element, store } = aStore();
    store.request({ type: 'setMuted', isMuted: true });
    expect(element.muted).toBe(true);
    store.request({ type: 'changeVolumeBy', amount: 0.1 });
    expect([element.volume, element.muted]).toEqual([0.1, false]);
  });

  it('[MED-04] changes from where it is when the player is audible', () => {
    const { element, store } = aStore();
    store.request({ type: 'changeVolumeBy', amount: 0.1 });
    expect(element.volume).toBe(0.6);
  });

  it('is 0.5 after unmuting at 0, and else stays', () => {
    const { element, store } = aStore();
    store.request({ type: 'setVolume', volume: 0.3 });
    store.request({ type: 'setMuted', isMuted: true });
    store.request({ type: 'setMuted', isMuted: false });
    expect(element.volume).toBe(0.3);
    store.request({ type: 'setVolume', volume: 0 });
    store.request({ type: 'setMuted', isMuted: true });
    expect(element.volume).toBe(0);
    store.request({ type: 'setMuted', isMuted: false });
    expect(element.volume).toBe(0.5);
  });
});

describe('a stream', () => {
  const source = () => ({
    qualities: () => [],
    quality: () => null,
    setQuality: vi.fn(),
    failure: () => null,
    reload: vi.fn(),
    subscribe: () => () => undefined,
  });

  it('has its quality set', () => {
    const { store } = aStore();
    expect(() => store.request({ type: 'setQuality', index: 1 })).not.toThrow();
    const stream = source() satisfies PlayerSource;
    store.attachSource(stream);
    store.request({ type: 'setQuality', index: 2 });
    expect(stream.setQuality).toHaveBeenCalledExactlyOnceWith(2);
  });

  it('[MED-01] is reloaded instead of the element on a retry, and plays', () => {
    const { element, store } = aStore();
    const stream = source();
    store.attachSource(stream);
    store.request({ type: 'retry' });
    expect(stream.reload).toHaveBeenCalledOnce();
    expect([fakeStateOf(element).loads, element.paused]).toEqual([0, false]);
  });
});

it('enters full screen with the container and leaves again', () => {
  const container = document.createElement('div');
  const element = document.createElement('video');
  container.append(element);
  container.requestFullscreen = vi.fn(() => Promise.resolve());
  Object.defineProperty(document, 'fullscreenEnabled', { configurable: true, value: true });
  const store = createPlayerStore(element, { container, volume: createVolumeStore(() => null) });
  expect(store.getState().can.fullscreen).toBe(true);
  store.request({ type: 'toggleFullscreen' });
  expect(container.requestFullscreen).toHaveBeenCalledOnce();
  Object.defineProperty(document, 'fullscreenElement', { configurable: true, value: container });
  document.dispatchEvent(new Event('fullscreenchange'));
  expect(store.getState().isFullscreen).toBe(true);
  document.exitFullscreen = vi.fn(() => Promise.resolve());
  store.request({ type: 'toggleFullscreen' });
  expect(document.exitFullscreen).toHaveBeenCalledOnce();
  Object.defineProperty(document, 'fullscreenElement', { configurable: true, value: null });
});

describe('full screen on an iPhone, where the video alone has it', () => {
  const aPhone = (properties: Record<string, unknown>) => {
    const { element, store } = aStore();
    define(document, { fullscreenEnabled: false, fullscreenElement: null });
    const methods = { webkitEnterFullscreen: vi.fn(), webkitExitFullscreen: vi.fn() };
    define(element, { ...methods, ...properties });
    store.request({ type: 'toggleFullscreen' });
    return methods;
  };

  it('is entered', () => {
    const { webkitEnterFullscreen, webkitExitFullscreen } = aPhone({ webkitSupportsFullscreen: true });
    expect([webkitEnterFullscreen.mock.calls.length, webkitExitFullscreen.mock.calls.length]).toEqual([1, 0]);
  });

  it('is left', () => {
    document.exitFullscreen = vi.fn(() => Promise.resolve());
    const { webkitEnterFullscreen, webkitExitFullscreen } = aPhone({ webkitDisplayingFullscreen: true });
    expect([webkitEnterFullscreen.mock.calls.length, webkitExitFullscreen.mock.calls.length]).toEqual([0, 1]);
    expect(document.exitFullscreen).not.toHaveBeenCalled();
  });

  it('is not entered where the video does not support it', () => {
    expect(aPhone({ webkitSupportsFullscreen: false }).webkitEnterFullscreen).not.toHaveBeenCalled();
  });

  it.each([{ webkitSupportsFullscreen: true }, { webkitDisplayingFullscreen: true }])(
    'does nothing where %o comes without the methods',
    properties => {
      const missing = { webkitEnterFullscreen: undefined, webkitExitFullscreen: undefined };
      expect(() => aPhone({ ...properties, ...missing })).not.toThrow();
    },
  );

  it('is not asked of a container that cannot have it', () => {
    const { element, store } = aStore();
    define(document, { fullscreenEnabled: true, fullscreenElement: null });
    define(element, { requestFullscreen: undefined });
    expect(() => store.request({ type: 'toggleFullscreen' })).not.toThrow();
    define(document, { fullscreenEnabled: false });
    const requestFullscreen = vi.fn();
    define(element, { requestFullscreen });
    store.request({ type: 'toggleFullscreen' });
    expect(requestFullscreen).not.toHaveBeenCalled();
  });
});

describe('picture-in-picture', () => {
  afterEach(() => define(document, { pictureInPictureEnabled: false, pictureInPictureElement: null }));

  it('is entered, and left once the video is in it', () => {
    const { element, store } = aStore();
    const requestPictureInPicture = vi.fn(() => Promise.resolve());
    const exitPictureInPicture = vi.fn(() => Promise.resolve());
    define(element, { requestPictureInPicture });
    define(document, { pictureInPictureEnabled: true, exitPictureInPicture, pictureInPictureElement: null });
    store.request({ type: 'togglePictureInPicture' });
    expect([requestPictureInPicture.mock.calls.length, exitPictureInPicture.mock.calls.length]).toEqual([1, 0]);
    define(document, { pictureInPictureElement: element });
    store.request({ type: 'togglePictureInPicture' });
    expect([requestPictureInPicture.mock.calls.length, exitPictureInPicture.mock.calls.length]).toEqual([1, 1]);
  });

  it('is not entered where it is off', () => {
    const { element, store } = aStore();
    const requestPictureInPicture = vi.fn();
    define(element, { requestPictureInPicture });
    store.request({ type: 'togglePictureInPicture' });
    expect(requestPictureInPicture).not.toHaveBeenCalled();
  });

  it.each([
    ['inline', 'picture-in-picture'],
    ['picture-in-picture', 'inline'],
  ])('changes the presentation mode from %s to %s in Safari', (webkitPresentationMode, mode) => {
    const { element, store } = aStore();
    const webkitSetPresentationMode = vi.fn();
    define(element, {
      requestPictureInPicture: undefined,
      webkitSupportsPresentationMode: (name: string) => name === 'picture-in-picture',
      webkitPresentationMode,
      webkitSetPresentationMode,
    });
    store.request({ type: 'togglePictureInPicture' });
    expect(webkitSetPresentationMode).toHaveBeenCalledExactlyOnceWith(mode);
    define(element, { webkitSetPresentationMode: undefined });
    expect(() => store.request({ type: 'togglePictureInPicture' })).not.toThrow();
  });
});
