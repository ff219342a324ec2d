import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { barCount, barsPath, peaksOf, placeholderBars, resampleBars, spectrumBars } from './bars.js';

describe('waveform bars', () => {
  it('fit the width, from 12 to 160', () => {
    expect(barCount(480)).toBe(80);
    expect(barCount(72)).toBe(12);
    expect(barCount(71)).toBe(12);
    expect(barCount(960)).toBe(160);
    expect(barCount(961)).toBe(160);
    expect(barCount(Number.NaN)).toBe(80);
    expect(barCount(-1)).toBe(80);
  });

  it('[MED-02] are the normalized peaks of equal sections', () => {
    expect(peaksOf([0.1, -0.5, 0.2, 0.25], 2)).toEqual([1, 0.5]);
    expect(peaksOf([0, 0, 0, 0], 2)).toEqual([0, 0]);
    expect(peaksOf([], 3)).toEqual([0, 0, 0]);
    expect(peaksOf([Number.NaN, Number.POSITIVE_INFINITY, 0.5, 1], 2)).toEqual([0, 1]);
  });

  it('keep their shape when resampled', () => {
    expect(resampleBars([0.1, 0.9, 0.2, 0.4], 2)).toEqual([0.9, 0.4]);
    expect(resampleBars([0.1, 0.9], 4)).toEqual([0.1, 0.1, 0.9, 0.9]);
    expect(resampleBars([], 4)).toEqual([]);
  });

  it('are placeholders, the same for the same name, for unreadable audio', () => {
    expect(placeholderBars('Field recording', 80)).toEqual(placeholderBars('Field recording', 80));
    expect(placeholderBars('Field recording', 80)).not.toEqual(placeholderBars('Platform 3', 80));
    expect(placeholderBars('', 5)).toHaveLength(5);
  });

  it('stay between 0 and 1 for any input', () => {
    const bytes = fc.array(fc.integer({ min: -300, max: 600 }), { maxLength: 600 });
    fc.assert(
      fc.property(bytes, fc.string(), fc.integer({ min: 1, max: 160 }), (values, name, count) => {
        for (const bars of [spectrumBars(values, count), placeholderBars(name, count), peaksOf(values, count)]) {
          expect(bars).toHaveLength(count);
          expect(bars.every(bar => bar >= 0 && bar <= 1)).toBe(true);
        }
      }),
    );
  });

  it('include every loud frequency', () => {
    const frequencies = Array.from({ length: 128 }, (_, index) => (index === 3 ? 255 : 0));
    expect(Math.max(...spectrumBars(frequencies, 32))).toBe(1);
  });

  it('are drawn as a path with a minimum height', () => {
    expect(barsPath([1, 0], 0, 2)).toBe('M0.5 6.0V94.0M1.5 46.5V53.5');
    expect(barsPath([1, 0], 1, 9)).toBe('M1.5 46.5V53.5');
    expect(barsPath([1, 0], 2, 2)).toBe('');
  });
});

describe('the number of bars', () => {
  it.each([
    [0, 80],
    [1, 12],
    [5_000, 160],
  ])('for %d px is %i', (width, count) => {
    expect(barCount(width)).toBe(count);
  });
});

describe('a spectrum', () => {
  const USED = 96;
  const COUNT = 32;
  const barsOf = (loud: number) =>
    spectrumBars(
      Array.from({ length: 128 }, (_, index) => (index === loud ? 51 : 0)),
      COUNT,
    );
  const barFor = (loud: number) => barsOf(loud).flatMap((value, bar) => (value > 0 ? [bar] : []));

  it('has each used frequency in one bar, low ones first', () => {
    const bars = Array.from({ length: USED }, (_, index) => barFor(index));
    expect(bars.every(found => found.length === 1)).toBe(true);
    expect(bars.flat()).toEqual(bars.flat().toSorted((one, other) => one - other));
    expect([bars[0], bars.at(-1)]).toEqual([[0], [COUNT - 1]]);
  });

  it('leaves the highest quarter of the frequencies out', () => {
    expect(barFor(USED)).toEqual([]);
    expect(barFor(127)).toEqual([]);
  });

  it('gives most bars to the low frequencies', () => {
    expect(barFor(USED / 2)[0]).toBeGreaterThan(COUNT * 0.75);
  });

  it('is as high as its frequency is loud', () => {
    expect(Math.max(...barsOf(40))).toBeCloseTo(0.2);
  });

  it('is empty in silence, also with fewer frequencies than bars', () => {
    expect(
      spectrumBars(
        Array.from({ length: 128 }, () => 0),
        COUNT,
      ).every(value => value === 0),
    ).toBe(true);
    expect(spectrumBars([0, 0], 8)).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
  });
});

it('placeholder bars are between 0.3 and 0.8, and not all the same', () => {
  const bars = placeholderBars('Field recording', 160);
  expect(Math.min(...bars)).toBeGreaterThanOrEqual(0.3);
  expect(Math.max(...bars)).toBeLessThanOrEqual(0.8);
  expect(Math.max(...bars) - Math.min(...bars)).toBeGreaterThan(0.2);
});
