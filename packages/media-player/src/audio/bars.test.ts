import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { barCount, barsPath, peaksOf, plainBars, resampleBars, spectrumBars } from './bars.js';

describe('bars of a waveform', () => {
  it('are as many as fit, within limits', () => {
    expect(barCount(480)).toBe(80);
    expect(barCount(72)).toBe(12);
    expect(barCount(71)).toBe(12);
    expect(barCount(960)).toBe(160);
    expect(barCount(961)).toBe(160);
    expect(barCount(Number.NaN)).toBe(80);
    expect(barCount(-1)).toBe(80);
  });

  it('[MED-02] are the loudest samples of equal stretches, the loudest of all being full', () => {
    expect(peaksOf([0.1, -0.5, 0.2, 0.25], 2)).toEqual([1, 0.5]);
    expect(peaksOf([0, 0, 0, 0], 2)).toEqual([0, 0]);
    expect(peaksOf([], 3)).toEqual([0, 0, 0]);
    expect(peaksOf([Number.NaN, Number.POSITIVE_INFINITY, 0.5, 1], 2)).toEqual([0, 1]);
  });

  it('keep their shape when there is more or less room', () => {
    expect(resampleBars([0.1, 0.9, 0.2, 0.4], 2)).toEqual([0.9, 0.4]);
    expect(resampleBars([0.1, 0.9], 4)).toEqual([0.1, 0.1, 0.9, 0.9]);
    expect(resampleBars([], 4)).toEqual([]);
  });

  it('are calm and always the same for a name where the sound cannot be read', () => {
    expect(plainBars('Field recording', 80)).toEqual(plainBars('Field recording', 80));
    expect(plainBars('Field recording', 80)).not.toEqual(plainBars('Platform 3', 80));
    expect(plainBars('', 5)).toHaveLength(5);
  });

  it('stay between nothing and full whatever they are made of', () => {
    const bytes = fc.array(fc.integer({ min: -300, max: 600 }), { maxLength: 600 });
    fc.assert(
      fc.property(bytes, fc.string(), fc.integer({ min: 1, max: 160 }), (values, name, count) => {
        for (const bars of [spectrumBars(values, count), plainBars(name, count), peaksOf(values, count)]) {
          expect(bars).toHaveLength(count);
          expect(bars.every(bar => bar >= 0 && bar <= 1)).toBe(true);
        }
      }),
    );
  });

  it('show every loud frequency somewhere', () => {
    const frequencies = Array.from({ length: 128 }, (_, index) => (index === 3 ? 255 : 0));
    expect(Math.max(...spectrumBars(frequencies, 32))).toBe(1);
  });

  it('are drawn as one path for each stretch, none lower than can be seen', () => {
    expect(barsPath([1, 0], 0, 2)).toBe('M0.5 6.0V94.0M1.5 46.5V53.5');
    expect(barsPath([1, 0], 1, 9)).toBe('M1.5 46.5V53.5');
    expect(barsPath([1, 0], 2, 2)).toBe('');
  });
});
