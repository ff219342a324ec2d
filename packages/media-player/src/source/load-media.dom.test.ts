import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emit, fakeStateOf, installFakeMedia } from '../test-support/fake-media.js';
import { aStore } from '../test-support/fake-store.js';
import { failedSource, loadMedia } from './load-media.js';

let restore = () => undefined as void;
beforeEach(() => {
  restore = installFakeMedia();
});
afterEach(() => restore());

const reject = (element: HTMLMediaElement) => emit(element, { errorCode: 4 }, 'error');

describe('loading files', () => {
  const files = [{ src: '/a.mp4' }, { src: 'javascript:alert(1)' }, { src: '/b.webm' }];

  it('takes the next playable file when one is rejected, and none after the last', () => {
    const { element, store } = aStore();
    loadMedia(store, files);
    expect(element.src).toBe('/a.mp4');
    reject(element);
    expect(element.src).toBe('/b.webm');
    emit(element, { errorCode: null }, 'loadstart');
    reject(element);
    expect(element.src).toBe('/b.webm');
  });

  it('stays with a file that fails after it has played', () => {
    const { element, store } = aStore();
    loadMedia(store, files);
    emit(element, { currentTime: 9, errorCode: 4 }, 'error');
    expect(element.src).toBe('/a.mp4');
  });

  it('stays with a file when the network fails', () => {
    const { element, store } = aStore();
    loadMedia(store, files);
    emit(element, { errorCode: 2 }, 'error');
    expect(element.src).toBe('/a.mp4');
  });

  it('unloads the file, and looks for no other afterwards', () => {
    const { element, store } = aStore();
    const unload = loadMedia(store, files);
    element.setAttribute('src', '/a.mp4');
    unload();
    expect(element.hasAttribute('src')).toBe(false);
    expect(fakeStateOf(element).loads).toBe(1);
    reject(element);
    expect(element.src).toBe('/a.mp4');
  });
});

describe('loading a stream', () => {
  type Store = ReturnType<typeof aStore>['store'];
  /** Where hls.js is asked to play, it fails: jsdom has no Media Source Extensions. */
  const untilOpened = (store: Store) => vi.waitUntil(() => store.getState().failure === 'unsupported');
  const isOpened = async (store: Store) => {
    await vi.dynamicImportSettled();
    return store.getState().failure !== null;
  };

  it('is left to a browser that plays streams', async () => {
    const { element, store } = aStore();
    element.canPlayType = type => (type === 'application/vnd.apple.mpegurl' ? 'maybe' : '');
    loadMedia(store, '/live.m3u8');
    expect(element.src).toBe('/live.m3u8');
    expect(await isOpened(store)).toBe(false);
  });

  it('goes through hls.js elsewhere, which needs Media Source Extensions', async () => {
    const { element, store } = aStore();
    loadMedia(store, '/live.m3u8');
    expect(element.src).toBe('');
    expect(await untilOpened(store)).toBe(true);
  });

  it('[MED-01] is given up for the next file, whose failures alone count then', async () => {
    const { element, store } = aStore();
    loadMedia(store, [{ src: '/live.m3u8' }, { src: '/b.mp4' }]);
    await vi.waitFor(() => expect(element.src).toBe('/b.mp4'));
    expect(store.getState().failure).toBeNull();
  });

  it('waits for the first play with preload="none"', async () => {
    const { element, store } = aStore();
    element.preload = 'none';
    loadMedia(store, '/live.m3u8');
    expect(await isOpened(store)).toBe(false);
    emit(element, { isPaused: false }, 'play');
    expect(await untilOpened(store)).toBe(true);
  });

  it('does not wait while the element plays already', async () => {
    const { element, store } = aStore();
    element.preload = 'none';
    emit(element, { isPaused: false }, 'play');
    loadMedia(store, '/live.m3u8');
    expect(await untilOpened(store)).toBe(true);
  });

  it('does not open once it was unloaded, neither late nor on play', async () => {
    const { store } = aStore();
    loadMedia(store, '/live.m3u8')();
    expect(await isOpened(store)).toBe(false);
    const waiting = aStore();
    waiting.element.preload = 'none';
    loadMedia(waiting.store, '/live.m3u8')();
    emit(waiting.element, { isPaused: false }, 'play');
    expect(await isOpened(waiting.store)).toBe(false);
  });

  it('leaves no failure behind when it is unloaded', async () => {
    const { store } = aStore();
    const unload = loadMedia(store, '/live.m3u8');
    await untilOpened(store);
    unload();
    expect(store.getState().failure).toBeNull();
  });
});

describe('a stream without hls.js installed', () => {
  afterEach(() => {
    vi.doUnmock('hls.js');
    vi.restoreAllMocks();
  });

  it('is given up for the next file, and the console says which package is missing', async () => {
    const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.doMock('hls.js', () => ({
      get default() {
        throw new Error('Could not resolve "hls.js" imported by "@rookery/media-player". Is it installed?');
      },
    }));
    const { element, store } = aStore();
    loadMedia(store, [{ src: '/live.m3u8' }, { src: '/b.mp4' }]);
    await vi.waitFor(() => expect(element.src).toBe('/b.mp4'));
    expect(reported.mock.calls[0]?.[0]).toContain('hls.js');
  });
});

it('a stream whose code could not be loaded has no qualities', () => {
  const source = failedSource(() => undefined);
  expect([source.qualities(), source.quality()]).toEqual([[], null]);
  expect(source.subscribe(() => undefined)).toBeTypeOf('function');
});
