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

describe('contrast', () => {
  // Values of the WCAG formula (WCAG 2.2, relative luminance); #0a0a0a and #0b0b0b are on the two sides of its threshold.
  it.each([
    ['#ffffff', '#000000', 21],
    ['#000000', '#ffffff', 21],
    ['#ff0000', '#ffffff', 3.998],
    ['#00ff00', '#ffffff', 1.372],
    ['#0000ff', '#ffffff', 8.592],
    ['#777777', '#ffffff', 4.478],
    ['#0a0a0a', '#000000', 1.0607],
    ['#0b0b0b', '#000000', 1.0669],
    [' #FFFFFF ', '#000000', 21],
  ])('of %s and %s is %d', (one, other, expected) => {
    expect(contrast(one, other)).toBeCloseTo(expected, 3);
  });

  it.each(['red', '#fff', 'x#ffffff', '#ffffff;', ''])('of the invalid colour "%s" is 1', invalid => {
    expect([contrast(invalid, '#000000'), contrast('#000000', invalid)]).toEqual([1, 1]);
  });
});

describe('the background of an image', () => {
  const repeated = (count: number, ...color: readonly [number, number, number]) =>
    Array.from({ length: count }, () => [...color, 255] as const);

  it('averages the shades of the most common colour', () => {
    expect(colorsOfPixels(pixels(...repeated(1, 0, 0, 0), ...repeated(1, 30, 20, 10))).background).toBe('#0f0a05');
  });

  it('keeps shades apart that differ by more than an eighth', () => {
    expect(colorsOfPixels(pixels(...repeated(1, 40, 40, 40), ...repeated(2, 0, 0, 0))).background).toBe('#000000');
  });

  it('keeps colours apart that differ in one channel', () => {
    const image = [...repeated(2, 40, 0, 0), ...repeated(2, 0, 0, 40), ...repeated(3, 0, 200, 0), ...repeated(2, 0, 40, 0)];
    expect(colorsOfPixels(pixels(...image)).background).toBe('#00c800');
  });
});

describe('the accent of an image', () => {
  const black = Array.from({ length: 9 }, () => [0, 0, 0, 255] as const);

  it('is a vivid colour rather than a grey that is further from the background', () => {
    expect(colorsOfPixels(pixels(...black, [200, 200, 200, 255], [220, 120, 110, 255])).accent).toBe('#dc786e');
  });

  it('is the more common of two vivid colours', () => {
    const green = [0, 220, 0, 255] as const;
    expect(colorsOfPixels(pixels(...black, [220, 0, 0, 255], green, green, green, green)).accent).toBe('#00dc00');
  });

  it.each([
    ['red', [200, 0, 0], [250, 0, 0], [0, 200, 0]],
    ['green', [0, 200, 0], [0, 250, 0], [0, 0, 200]],
    ['blue', [0, 0, 200], [0, 0, 250], [200, 0, 0]],
  ] as const)('is far from a background of %s, not a lighter shade of it', (_name, background, near, far) => {
    const image = [background, background, near, far].map(color => [...color, 255] as const);
    const expected = readableColors({ background: hexOf(background), accent: hexOf(far) });
    expect(colorsOfPixels(pixels(...image)).accent).toBe(expected.accent);
  });
});

const hexOf = (color: readonly number[]): string => `#${color.map(channel => channel.toString(16).padStart(2, '0')).join('')}`;

describe('an unreadable colour', () => {
  it('is mixed with white on a dark background, as little as needed', () => {
    expect(readableColors({ background: '#000000', foreground: '#000000' }).foreground).toBe('#808080');
  });

  it('is mixed with black on a light background, as little as needed', () => {
    expect(readableColors({ background: '#ffffff', foreground: '#fcfcfc' }).foreground).toBe('#717171');
  });
});
