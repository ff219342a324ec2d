import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pagePlayers } from '../store/playing-registry.dom.js';
import { finishLoading, installFakeMedia } from '../test-support/fake-media.js';
import { VideoPlayer } from './video-player.js';
import { pageVolume } from '../store/volume-store.dom.js';

type ObserverCallback = (entries: readonly { readonly intersectionRatio: number; readonly isIntersecting: boolean }[]) => void;
const observers = new Set<ObserverCallback>();
class Observer {
  constructor(private readonly callback: ObserverCallback) {}
  observe() {
    observers.add(this.callback);
  }
  disconnect() {
    observers.delete(this.callback);
  }
}
/** Sets the visible fraction of every observed video. */
const setVisible = (intersectionRatio: number) =>
  act(() => observers.forEach(callback => callback([{ intersectionRatio, isIntersecting: intersectionRatio > 0 }])));

let restore = () => undefined as void;
beforeEach(() => {
  restore = installFakeMedia();
  vi.stubGlobal('IntersectionObserver', Observer);
});
afterEach(() => {
  cleanup();
  restore();
  vi.unstubAllGlobals();
});

function show(autoPlay: boolean): HTMLVideoElement {
  const { container } = render(<VideoPlayer src="/clip.mp4" label="Dusk" autoPlay={autoPlay} />);
  const element = container.querySelector('video') as HTMLVideoElement;
  act(() => finishLoading(element, 60));
  return element;
}

it('[MED-01] autoplays muted from half of it visible on', () => {
  const element = show(true);
  setVisible(0.49);
  expect(element.paused).toBe(true);
  setVisible(0.5);
  expect(element.paused).toBe(false);
  expect(element.muted).toBe(true);
  expect(pageVolume.get().isMuted).toBe(false);
});

it('does not autoplay without autoPlay', () => {
  const element = show(false);
  setVisible(1);
  expect(element.paused).toBe(true);
});

it('[MED-05] pauses out of view and resumes in view, unless paused by the user', () => {
  const element = show(true);
  setVisible(1);
  setVisible(0);
  expect(element.paused).toBe(true);
  setVisible(1);
  expect(element.paused).toBe(false);
  act(() => element.pause());
  setVisible(0);
  setVisible(1);
  expect(element.paused).toBe(true);
});

it('[MED-05] continues out of view in picture-in-picture', () => {
  const element = show(true);
  setVisible(1);
  Object.defineProperty(document, 'pictureInPictureElement', { configurable: true, value: element });
  act(() => void element.dispatchEvent(new Event('enterpictureinpicture')));
  setVisible(0);
  expect(element.paused).toBe(false);
  Object.defineProperty(document, 'pictureInPictureElement', { configurable: true, value: null });
});

it('does not autoplay while another player is audible', () => {
  const audible = { muted: false, pause: vi.fn() };
  pagePlayers.start(audible);
  const element = show(true);
  setVisible(1);
  expect(element.paused).toBe(true);
  expect(audible.pause).not.toHaveBeenCalled();
  pagePlayers.stop(audible);
});
