import { expect, it } from 'vitest';
import { insertedEmoji } from './inserted-emoji.js';

it('puts spaces around a shortcode, and none around a native emoji', () => {
  const custom = { text: ':cat:', label: 'cat', url: 'https://a.test/cat.png' };
  expect(['', 'a ', 'a'].map(before => insertedEmoji(before, custom))).toEqual([':cat: ', ':cat: ', ' :cat: ']);
  expect(insertedEmoji('a', { text: '😀', label: '😀', url: null })).toBe('😀');
});
