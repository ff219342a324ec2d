import { describe, expect, it } from 'vitest';
import { audioKeymap, requestForKey, requestForSliderKey, videoKeymap } from './keymap.js';

describe('requestForKey', () => {
  it('[MED-03] maps each key to its request', () => {
    const expected: Record<string, unknown> = {
      k: { type: 'togglePlay' },
      ' ': { type: 'togglePlay' },
      m: { type: 'toggleMute' },
      f: { type: 'toggleFullscreen' },
      j: { type: 'seekBy', seconds: -10 },
      l: { type: 'seekBy', seconds: 10 },
      ',': { type: 'stepFrame', frames: -1 },
      '.': { type: 'stepFrame', frames: 1 },
    };
    for (const [key, request] of Object.entries(expected)) expect(requestForKey({ key })).toEqual(request);
  });

  it('ignores case and leaves other keys alone', () => {
    expect(requestForKey({ key: 'K' })).toEqual({ type: 'togglePlay' });
    expect(requestForKey({ key: 'x' })).toBeNull();
  });

  it('leaves keys that compose a character to the input method', () => {
    expect(requestForKey({ key: 'k', isComposing: true })).toBeNull();
  });

  it('leaves key combinations to the browser', () => {
    expect(requestForKey({ key: 'l', ctrlKey: true })).toBeNull();
  });
});

describe('more keys', () => {
  it('[MED-03] maps the digits, Home, End and c', () => {
    expect(requestForKey({ key: '0' })).toEqual({ type: 'seekToFraction', fraction: 0 });
    expect(requestForKey({ key: '9' })).toEqual({ type: 'seekToFraction', fraction: 0.9 });
    expect(requestForKey({ key: 'End' })).toEqual({ type: 'seekToFraction', fraction: 1 });
    expect(requestForKey({ key: 'c' })).toEqual({ type: 'toggleCaptions' });
  });

  it('[MED-03] leaves keys to text fields, and Space to buttons', () => {
    expect(requestForKey({ key: 'k', target: { tagName: 'INPUT', type: 'text' } })).toBeNull();
    expect(requestForKey({ key: 'k', target: { tagName: 'DIV', isContentEditable: true } })).toBeNull();
    expect(requestForKey({ key: ' ', target: { tagName: 'BUTTON' } })).toBeNull();
    expect(requestForKey({ key: 'k', target: { tagName: 'BUTTON' } })).toEqual({ type: 'togglePlay' });
    expect(requestForKey({ key: ' ', target: { tagName: 'INPUT', type: 'range' } })).toEqual({ type: 'togglePlay' });
  });

  it('assigns and unassigns keys with a custom keymap', () => {
    const keymap = { ...videoKeymap, k: null, p: { type: 'togglePlay' } as const };
    expect(requestForKey({ key: 'k' }, keymap)).toBeNull();
    expect(requestForKey({ key: 'p' }, keymap)).toEqual({ type: 'togglePlay' });
    expect(requestForKey({ key: 'f' }, audioKeymap)).toBeNull();
    expect(requestForKey({ key: 'toString' }, keymap)).toBeNull();
  });

  it('[MED-08] moves sliders with arrow keys by 5 s or 5 % of the volume', () => {
    expect(requestForSliderKey({ key: 'ArrowLeft' }, 'time')).toEqual({ type: 'seekBy', seconds: -5 });
    expect(requestForSliderKey({ key: 'ArrowUp' }, 'volume')).toEqual({ type: 'changeVolumeBy', amount: 0.05 });
    expect(requestForSliderKey({ key: 'Home' }, 'volume')).toEqual({ type: 'setVolume', volume: 0 });
    expect(requestForSliderKey({ key: 'ArrowUp', metaKey: true }, 'volume')).toBeNull();
  });
});
