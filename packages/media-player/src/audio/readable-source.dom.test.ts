import { describe, expect, it, vi } from 'vitest';
import { askToRead } from './readable-source.js';

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

describe('a source of another origin', () => {
  it('[MED-02] still plays when it may not be read, and nobody hears of the refusal', () => {
    const { element, state, play } = audioElement();
    const attached: (string | null)[] = [];
    askToRead(element, () => attached.push(element.crossOrigin));
    const told = vi.fn<() => void>();
    element.addEventListener('error', told);
    expect(element.crossOrigin).toBe('anonymous');
    state.paused = false;
    element.dispatchEvent(new Event('error'));
    expect(attached).toEqual([null]);
    expect(told).not.toHaveBeenCalled();
    expect(play).toHaveBeenCalledOnce();
  });

  it('is asked for twice, not for ever: the second refusal is a failure', () => {
    const { element } = audioElement();
    const attach = vi.fn<() => void>();
    askToRead(element, attach);
    const told = vi.fn<() => void>();
    element.addEventListener('error', told);
    element.dispatchEvent(new Event('error'));
    element.dispatchEvent(new Event('error'));
    expect(attach).toHaveBeenCalledOnce();
    expect(told).toHaveBeenCalledOnce();
  });

  it.each([
    ['breaks off in the middle', { readyState: 1, code: 4 }],
    ['is lost on the way', { readyState: 0, code: 2 }],
    ['cannot be decoded', { readyState: 0, code: 3 }],
  ])('that %s fails at once', (_what, given) => {
    const { element, state, play } = audioElement();
    Object.assign(state, given);
    const attach = vi.fn<() => void>();
    askToRead(element, attach);
    const told = vi.fn<() => void>();
    element.addEventListener('error', told);
    element.dispatchEvent(new Event('error'));
    expect(attach).not.toHaveBeenCalled();
    expect(told).toHaveBeenCalledOnce();
    expect(play).not.toHaveBeenCalled();
  });
});

it('[MED-02] a sound that was read once is never asked for otherwise: its graph would fall silent', () => {
  const { element } = audioElement();
  const attach = vi.fn<() => void>();
  askToRead(element, attach);
  element.dispatchEvent(new Event('loadedmetadata'));
  const told = vi.fn<() => void>();
  element.addEventListener('error', told);
  element.dispatchEvent(new Event('error'));
  expect(element.crossOrigin).toBe('anonymous');
  expect(attach).not.toHaveBeenCalled();
  expect(told).toHaveBeenCalledOnce();
});
