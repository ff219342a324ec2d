import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { colorsOfPixels, contrast, MIN_CONTRAST, readableColors } from './artwork-colors.js';
import { DEFAULT_COLORS } from './audio-details.js';

const pixels = (...colors: readonly (readonly [number, number, number, number])[]) => Uint8ClampedArray.from(colors.flat());

describe('colorsOfPixels', () => {
  it('takes the most common colour as background and a vivid one as accent', () => {
    const night = [20, 24, 60, 255] as const;
    const sun = [250, 200, 110, 255] as const;
    const colors = colorsOfPixels(pixels(night, night, night, sun));
    expect(colors.background).toBe('#14183c');
    expect(colors.accent).toBe('#fac86e');
  });

  it('[MED-02] reaches a contrast of 4.5:1 on any image', () => {
    const channel = fc.integer({ min: 0, max: 255 });
    fc.assert(
      fc.property(fc.array(fc.tuple(channel, channel, channel, channel), { maxLength: 30 }), image => {
        const colors = colorsOfPixels(pixels(...image));
        expect(contrast(colors.foreground, colors.background)).toBeGreaterThanOrEqual(MIN_CONTRAST);
        expect(contrast(colors.accent, colors.background)).toBeGreaterThanOrEqual(MIN_CONTRAST);
      }),
    );
  });

  it('returns the defaults for a transparent image', () => {
    expect(colorsOfPixels(new Uint8ClampedArray())).toEqual(DEFAULT_COLORS);
    expect(colorsOfPixels(pixels([255, 0, 0, 127]))).toEqual(DEFAULT_COLORS);
    expect(colorsOfPixels(pixels([255, 0, 0, 128])).background).toBe('#ff0000');
  });
});

describe('readableColors', () => {
  it('keeps readable colours', () => {
    const given = { background: '#102030', foreground: '#ffffff', accent: '#ffcc00' };
    expect(readableColors(given)).toEqual(given);
  });

  it('adjusts unreadable colours and ignores invalid ones', () => {
    const colors = readableColors({ background: '#777777', foreground: '#787878', accent: 'url(javascript:1)' });
    expect(contrast(colors.foreground, colors.background)).toBeGreaterThanOrEqual(MIN_CONTRAST);
    expect(contrast(colors.accent, colors.background)).toBeGreaterThanOrEqual(MIN_CONTRAST);
    expect(readableColors({ background: 'red;}', foreground: '#fff' })).toEqual(DEFAULT_COLORS);
  });
});
