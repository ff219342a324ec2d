import { describe, expect, it, vi } from 'vitest';
import { requestWithCors } from './readable-source.js';

function audioElement() {
  const element = document.createElement('audio');
  const state = { paused: true, readyState: 0, code: 4 };
  Object.defineProperties(element, {
    paused: { get: () => state.paused },
    readyState: { get: () => state.readyState },
    error: { get: () => ({ code: state.code }) },
  });
  const play = vi.fn<() => Promise<void>>(async () => undefined);
  element.play = play;
  return { element, state, play };
}

describe('source of another origin', () => {
  it('[MED-02] falls back to a request without CORS and hides the first error', () => {
    const { element, state, play } = audioElement();
    const crossOrigins: (string | null)[] = [];
    requestWithCors(element, () => crossOrigins.push(element.crossOrigin));
    const onError = vi.fn<() => void>();
    element.addEventListener('error', onError);
    expect(element.crossOrigin).toBe('anonymous');
    state.paused = false;
    element.dispatchEvent(new Event('error'));
    expect(crossOrigins).toEqual([null]);
    expect(onError).not.toHaveBeenCalled();
    expect(play).toHaveBeenCalledOnce();
  });

  it('fails on the second error', () => {
    const { element } = audioElement();
    const reload = vi.fn<() => void>();
    requestWithCors(element, reload);
    const onError = vi.fn<() => void>();
    element.addEventListener('error', onError);
    element.dispatchEvent(new Event('error'));
    element.dispatchEvent(new Event('error'));
    expect(reload).toHaveBeenCalledOnce();
    expect(onError).toHaveBeenCalledOnce();
  });

  it.each([
    ['breaks off during playback', { readyState: 1, code: 4 }],
    ['is interrupted by the network', { readyState: 0, code: 2 }],
    ['cannot be decoded', { readyState: 0, code: 3 }],
  ])('fails without a second request when it %s', (_case, given) => {
    const { element, state, play } = audioElement();
    Object.assign(state, given);
    const reload = vi.fn<() => void>();
    requestWithCors(element, reload);
    const onError = vi.fn<() => void>();
    element.addEventListener('error', onError);
    element.dispatchEvent(new Event('error'));
    expect(reload).not.toHaveBeenCalled();
    expect(onError).toHaveBeenCalledOnce();
    expect(play).not.toHaveBeenCalled();
  });
});

it('[MED-02] never drops CORS once loaded, because the graph would be silent', () => {
  const { element } = audioElement();
  const reload = vi.fn<() => void>();
  requestWithCors(element, reload);
  element.dispatchEvent(new Event('loadedmetadata'));
  const onError = vi.fn<() => void>();
  element.addEventListener('error', onError);
  element.dispatchEvent(new Event('error'));
  expect(element.crossOrigin).toBe('anonymous');
  expect(reload).not.toHaveBeenCalled();
  expect(onError).toHaveBeenCalledOnce();
});
