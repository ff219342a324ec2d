import { describe, expect, it } from 'vitest';
import { differences, settingsOf } from './controlled-playback.js';

describe('settingsOf', () => {
  it.each([
    [{}, {}],
    [
      { paused: false, muted: true, volume: 0.3 },
      { paused: false, muted: true, volume: 0.3 },
    ],
    [{ volume: 7 }, { volume: 1 }],
    [{ volume: -1 }, { volume: 0 }],
    [{ volume: Number.NaN }, {}],
    [{ volume: Infinity }, {}],
    [{ paused: 'yes', muted: 1, volume: '0.5' } as never, {}],
  ])('reads %o', (props, settings) => {
    expect(settingsOf(props)).toEqual(settings);
  });
});

describe('differences', () => {
  it('are the settings that changed', () => {
    expect(differences({ paused: true, muted: false }, { paused: true, muted: true, volume: 0.5 })).toEqual({
      muted: true,
      volume: 0.5,
    });
  });
});
