import { expect, it } from 'vitest';
import { DOUBLE_TAP_MS, tapMeaning } from './tap.js';

const tap = (time: number, fraction: number) => ({ time, fraction });

it('[MED-01] two taps in the same outer third seek, at the limit of time and not one past it', () => {
  expect(tapMeaning(tap(0, 0.9), tap(DOUBLE_TAP_MS, 0.8))).toBe('forward');
  expect(tapMeaning(tap(0, 0.9), tap(DOUBLE_TAP_MS + 1, 0.8))).toBe('controls');
  expect(tapMeaning(tap(0, 0.1), tap(100, 0.3))).toBe('back');
});

it('a single tap, taps in the middle and taps at different sides are for the controls', () => {
  expect(tapMeaning(null, tap(0, 0.9))).toBe('controls');
  expect(tapMeaning(tap(0, 0.5), tap(100, 0.5))).toBe('controls');
  expect(tapMeaning(tap(0, 0.1), tap(100, 0.9))).toBe('controls');
});
