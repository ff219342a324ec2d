import { expect, it } from 'vitest';
import { offeredSections, sectionNamed } from './settings-sections.js';

it('offers every section to members, and those of this device to visitors', () => {
  expect(offeredSections(true)).toEqual([
    'appearance',
    'reading',
    'media',
    'writing',
    'notifications',
    'keyboard',
    'profile',
    'safety',
    'data',
    'account',
  ]);
  expect(offeredSections(false)).toEqual(['appearance', 'reading', 'media']);
});

it.each([
  ['reading', true, 'reading'],
  ['Reading', true, 'reading'],
  ['keyboard', false, null],
  ['constructor', true, null],
  ['', true, null],
] as const)('finds the section named %j (signed in: %s): %s', (name, isSignedIn, section) => {
  expect(sectionNamed(name, isSignedIn)).toBe(section);
});
