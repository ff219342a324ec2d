import { expect, it } from 'vitest';
import { offeredSections, sectionNamed, sectionPath } from './settings-sections.js';

it('[HINT-08] offers every section to members, and those of this device to visitors', () => {
  expect(offeredSections({ isSignedIn: true, hasChats: true })).toEqual([
    'appearance',
    'reading',
    'media',
    'writing',
    'notifications',
    'keyboard',
    'profile',
    'safety',
    'filters',
    'chats',
    'data',
    'account',
  ]);
  expect(offeredSections({ isSignedIn: true, hasChats: false })).not.toContain('chats');
  expect(offeredSections({ isSignedIn: false, hasChats: true })).toEqual(['appearance', 'reading', 'media']);
});

it.each([
  ['reading', true, 'reading'],
  ['Reading', true, 'reading'],
  ['keyboard', false, null],
  ['filters', true, null],
  ['constructor', true, null],
  ['', true, null],
] as const)('finds the section named %j (signed in: %s): %s', (name, isSignedIn, section) => {
  expect(sectionNamed(name, isSignedIn)).toBe(section);
});

it('has the addresses of sections that are pages of their own', () => {
  expect((['reading', 'filters', 'chats'] as const).map(sectionPath)).toEqual([
    '/settings/reading',
    '/filters',
    '/chats/settings',
  ]);
});
