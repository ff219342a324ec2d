import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pagePlayers } from './playing-registry.js';
import { arrive, installFakeMedia } from './test-support/fake-media.js';
import { VideoPlayer } from './video-player.js';
import { pageVolume } from './volume-memory.js';

type OnSeen = (entries: readonly { readonly intersectionRatio: number; readonly isIntersecting: boolean }[]) => void;
const observers = new Set<OnSeen>();
class Observer {
  constructor(private readonly onSeen: OnSeen) {}
  observe() {
    observers.add(this.onSeen);
  }
  disconnect() {
    observers.delete(this.onSeen);
  }
}
/** So much of every watched video is in view now. */
const see = (intersectionRatio: number) =>
  act(() => observers.forEach(onSeen => onSeen([{ intersectionRatio, isIntersecting: intersectionRatio > 0 }])));

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
  act(() => arrive(element, 60));
  return element;
}

it('[MED-01] plays by itself only when it is asked to, only muted, and from half of it in view on', () => {
  const element = show(true);
  see(0.49);
  expect(element.paused).toBe(true);
  see(0.5);
  expect(element.paused).toBe(false);
  expect(element.muted).toBe(true);
  expect(pageVolume.get().isMuted).toBe(false);
});

it('does not play by itself without the setting', () => {
  const element = show(false);
  see(1);
  expect(element.paused).toBe(true);
});

it('[MED-05] pauses out of view and plays on when it is back, unless a person paused it', () => {
  const element = show(true);
  see(1);
  see(0);
  expect(element.paused).toBe(true);
  see(1);
  expect(element.paused).toBe(false);
  act(() => element.pause());
  see(0);
  see(1);
  expect(element.paused).toBe(true);
});

it('[MED-05] goes on out of view while it is shown in a window of its own', () => {
  const element = show(true);
  see(1);
  Object.defineProperty(document, 'pictureInPictureElement', { configurable: true, value: element });
  act(() => void element.dispatchEvent(new Event('enterpictureinpicture')));
  see(0);
  expect(element.paused).toBe(false);
  Object.defineProperty(document, 'pictureInPictureElement', { configurable: true, value: null });
});

it('does not play by itself over something that is heard', () => {
  const listened = { muted: false, pause: vi.fn() };
  pagePlayers.start(listened);
  const element = show(true);
  see(1);
  expect(element.paused).toBe(true);
  expect(listened.pause).not.toHaveBeenCalled();
  pagePlayers.stop(listened);
});
