import { describe, expect, it } from 'vitest';
import { requestForKey } from './keymap.js';

describe('requestForKey', () => {
  it('[MED-03] maps each key of the player', () => {
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

  it('takes capital letters for the same keys and leaves other keys alone', () => {
    expect(requestForKey({ key: 'K' })).toEqual({ type: 'togglePlay' });
    expect(requestForKey({ key: 'x' })).toBeNull();
  });

  it('leaves key combinations to the browser', () => {
    expect(requestForKey({ key: 'l', ctrlKey: true })).toBeNull();
  });
});
