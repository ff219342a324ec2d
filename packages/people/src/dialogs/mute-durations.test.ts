import { expect, it } from 'vitest';
import { durationParts, muteDurations } from './mute-durations.js';

it('names each duration of a mute in its largest unit', () => {
  const parts = muteDurations.slice(1).map(durationParts);
  expect(parts.map(({ unit, count }) => `${count} ${unit}`)).toEqual([
    '5 minutes',
    '30 minutes',
    '1 hours',
    '6 hours',
    '1 days',
    '3 days',
    '7 days',
  ]);
});
