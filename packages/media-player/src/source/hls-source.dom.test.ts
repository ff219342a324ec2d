import type Hls from 'hls.js';
import { expect, it, vi } from 'vitest';
import { failedSource } from './load-media.js';
import { openHlsSource } from './hls-source.js';

type Handler = (name: string, data: { fatal: boolean; type: string }) => void;

/** A fake of hls.js. */
function fakeLibrary(isSupported = true) {
  const instances: FakeHls[] = [];
  class FakeHls {
    static isSupported = () => isSupported;
    static Events = { MANIFEST_PARSED: 'parsed', ERROR: 'error' };
    static ErrorTypes = { NETWORK_ERROR: 'network' };
    levels: { height: number; bitrate: number }[] = [];
    nextLevel = -1;
    handlers = new Map<string, Handler>();
    destroy = vi.fn();
    attachMedia = vi.fn();
    loadSource = vi.fn();
    constructor(readonly options: object) {
      instances.push(this);
    }
    get manualLevel() {
      return this.nextLevel;
    }
    on(name: string, handler: Handler) {
      this.handlers.set(name, handler);
    }
  }
  return { instances, library: FakeHls as unknown as typeof Hls };
}

it('[MED-01] offers the qualities of a stream and selects automatically by default', () => {
  const { instances, library } = fakeLibrary();
  const element = document.createElement('video');
  const source = openHlsSource(element, '/live.m3u8', library);
  const listener = vi.fn();
  source.subscribe(listener);
  const hls = instances[0];
  expect(hls?.options).toMatchObject({ enableWorker: false, enableIMSC1: false });
  expect(hls?.attachMedia).toHaveBeenCalledWith(element);
  hls?.levels.push({ height: 360, bitrate: 800_000 }, { height: 720, bitrate: 2_400_000 });
  hls?.handlers.get('parsed')?.('parsed', { fatal: false, type: '' });
  expect(listener).toHaveBeenCalledOnce();
  expect(source.qualities().map(quality => quality.height)).toEqual([360, 720]);
  expect(source.quality()).toBeNull();
  source.setQuality(1);
  expect(source.quality()).toBe(1);
  source.setQuality(null);
  expect(source.quality()).toBeNull();
});

it('[MED-01] reports fatal errors only, and reopens the stream on retry', () => {
  const { instances, library } = fakeLibrary();
  const source = openHlsSource(document.createElement('video'), '/live.m3u8', library);
  const error = instances[0]?.handlers.get('error');
  error?.('error', { fatal: false, type: 'network' });
  expect(source.failure()).toBeNull();
  error?.('error', { fatal: true, type: 'network' });
  expect(source.failure()).toBe('network');
  expect(instances[0]?.destroy).toHaveBeenCalled();
  source.reload();
  expect(source.failure()).toBeNull();
  expect(instances).toHaveLength(2);
  instances[1]?.handlers.get('error')?.('error', { fatal: true, type: 'media' });
  expect(source.failure()).toBe('decode');
});

it('reports an unsupported stream without Media Source Extensions', () => {
  const { instances, library } = fakeLibrary(false);
  expect(openHlsSource(document.createElement('video'), '/live.m3u8', library).failure()).toBe('unsupported');
  expect(instances).toHaveLength(0);
});

it('reports a network failure when hls.js could not be loaded', () => {
  const reload = vi.fn();
  const source = failedSource(reload);
  expect(source.failure()).toBe('network');
  source.reload();
  expect(reload).toHaveBeenCalledOnce();
});

it('limits the quality to the size of the player, and knows a live stream by its duration', () => {
  const { instances, library } = fakeLibrary();
  openHlsSource(document.createElement('video'), '/live.m3u8', library);
  expect(instances[0]?.options).toMatchObject({ capLevelToPlayerSize: true, liveDurationInfinity: true });
});

it('can select the first quality, and notifies of the selection', () => {
  const { library } = fakeLibrary();
  const source = openHlsSource(document.createElement('video'), '/live.m3u8', library);
  const listener = vi.fn();
  const unsubscribe = source.subscribe(listener);
  source.setQuality(0);
  expect(source.quality()).toBe(0);
  expect(listener).toHaveBeenCalledOnce();
  unsubscribe();
  source.setQuality(null);
  expect(listener).toHaveBeenCalledOnce();
});

it('notifies of a failure, after which there is no quality to select', () => {
  const { instances, library } = fakeLibrary();
  const source = openHlsSource(document.createElement('video'), '/live.m3u8', library);
  instances[0]?.levels.push({ height: 360, bitrate: 800_000 });
  source.setQuality(0);
  const listener = vi.fn();
  source.subscribe(listener);
  instances[0]?.handlers.get('error')?.('error', { fatal: true, type: 'network' });
  expect(listener).toHaveBeenCalledOnce();
  expect([source.qualities(), source.quality()]).toEqual([[], null]);
  source.setQuality(null);
  expect(instances[0]?.nextLevel).toBe(0);
});

it('closes the stream for a retry and when it is destroyed, and then notifies nobody', () => {
  const { instances, library } = fakeLibrary();
  const source = openHlsSource(document.createElement('video'), '/live.m3u8', library);
  const listener = vi.fn();
  source.subscribe(listener);
  source.reload();
  expect(instances[0]?.destroy).toHaveBeenCalledOnce();
  listener.mockClear();
  source.destroy();
  expect(instances[1]?.destroy).toHaveBeenCalledOnce();
  instances[1]?.handlers.get('parsed')?.('parsed', { fatal: false, type: '' });
  expect(listener).not.toHaveBeenCalled();
});

it('does nothing on any request where streams are not supported', () => {
  const { library } = fakeLibrary(false);
  const source = openHlsSource(document.createElement('video'), '/live.m3u8', library);
  source.setQuality(1);
  source.reload();
  expect([source.failure(), source.qualities(), source.quality()]).toEqual(['unsupported', [], null]);
  expect(() => source.destroy()).not.toThrow();
});
