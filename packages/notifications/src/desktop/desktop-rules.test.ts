import { describe, expect, it } from 'vitest';
import { desktopState, isSpoken } from './desktop-rules.js';

const facts = { permission: 'granted', hasAttention: false, isSpeaker: true } as const;

describe('isSpoken', () => {
  it('is true in one tab while nobody looks at the app', () => {
    expect(isSpoken(facts)).toBe(true);
  });

  it.each([
    ['without the permission', { permission: 'default' as const }],
    ['after a refusal', { permission: 'denied' as const }],
    ['while somebody looks', { hasAttention: true }],
    ['in another tab', { isSpeaker: false }],
  ])('is false %s', (_, change) => {
    expect(isSpoken({ ...facts, ...change })).toBe(false);
  });
});

it('the setting says what keeps it from working', () => {
  expect([desktopState(true, null), desktopState(true, 'denied'), desktopState(true, 'default')]).toEqual([
    'missing',
    'denied',
    'unasked',
  ]);
  expect([desktopState(true, 'granted'), desktopState(false, 'granted')]).toEqual(['on', 'off']);
});
