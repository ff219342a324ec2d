import { expect, it } from 'vitest';
import { passwordStrength } from './password-strength.js';

it.each([
  ['', null],
  ['tram', 'weak'],
  ['aaaaaaaaaaaaaaaaaaaa', 'weak'],
  ['abcdefghijklmnop', 'weak'],
  ['Password-of-mine-2026', 'weak'],
  ['wrenhouse8!', 'weak'],
  ['tkmvs8bq', 'fair'],
  ['brick lamp otter violin', 'strong'],
] as const)('[HINT-09] judges %j', (password, strength) => {
  expect(passwordStrength(password, ['wrenhouse', 'w@post.example'])).toBe(strength);
});

it('counts characters of every script', () => {
  expect(passwordStrength('鳥籠電車灯台雨傘橋', [])).not.toBe('weak');
});
