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
