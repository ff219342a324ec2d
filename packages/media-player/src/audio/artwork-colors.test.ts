import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { colorsOfPixels, contrast, LEAST_CONTRAST, readableColors } from './artwork-colors.js';
import { DEFAULT_COLORS } from './player-colors.js';

const pixels = (...colors: readonly (readonly [number, number, number, number])[]) => Uint8ClampedArray.from(colors.flat());

describe('colours from the artwork', () => {
  it('takes the most common colour behind and a vivid other one for the bars', () => {
    const night = [20, 24, 60, 255] as const;
    const sun = [250, 200, 110, 255] as const;
    const colors = colorsOfPixels(pixels(night, night, night, sun));
    expect(colors.background).toBe('#14183c');
    expect(colors.accent).toBe('#fac86e');
  });

  it('[MED-02] can always be read: text and bars reach 4.5 to 1 on any picture', () => {
    const channel = fc.integer({ min: 0, max: 255 });
    fc.assert(
      fc.property(fc.array(fc.tuple(channel, channel, channel, channel), { maxLength: 30 }), picture => {
        const colors = colorsOfPixels(pixels(...picture));
        expect(contrast(colors.foreground, colors.background)).toBeGreaterThanOrEqual(LEAST_CONTRAST);
        expect(contrast(colors.accent, colors.background)).toBeGreaterThanOrEqual(LEAST_CONTRAST);
      }),
    );
  });

  it('falls back to the defaults where nothing can be seen', () => {
    expect(colorsOfPixels(new Uint8ClampedArray())).toEqual(DEFAULT_COLORS);
    expect(colorsOfPixels(pixels([255, 0, 0, 127]))).toEqual(DEFAULT_COLORS);
    expect(colorsOfPixels(pixels([255, 0, 0, 128])).background).toBe('#ff0000');
  });
});

describe('colours given from outside', () => {
  it('keeps those that can be read', () => {
    const given = { background: '#102030', foreground: '#ffffff', accent: '#ffcc00' };
    expect(readableColors(given)).toEqual(given);
  });

  it('moves those that cannot, and does not believe what is no colour', () => {
    const colors = readableColors({ background: '#777777', foreground: '#787878', accent: 'url(javascript:1)' });
    expect(contrast(colors.foreground, colors.background)).toBeGreaterThanOrEqual(LEAST_CONTRAST);
    expect(contrast(colors.accent, colors.background)).toBeGreaterThanOrEqual(LEAST_CONTRAST);
    expect(readableColors({ background: 'red;}', foreground: '#fff' })).toEqual(DEFAULT_COLORS);
  });
});
