import { describe, expect, it } from 'vitest';
import { allNativeEmojis, withTone } from './index.js';

describe('withTone', () => {
  const named = (name: string) => {
    const emoji = allNativeEmojis.find(({ label }) => label === name);
    if (emoji === undefined) throw new Error(`There is no emoji ${name}.`);
    return emoji;
  };

  it('puts a modifier behind a hand, instead of the emoji selector, and behind each of two people', () => {
    expect(withTone(named('waving hand'), 1)).toBe('👋🏻');
    expect(withTone(named('index pointing up'), 5)).toBe('☝🏿');
    expect(withTone(named('woman farmer'), 3)).toBe('👩🏽‍🌾');
  });

  it('leaves emoji without tones, and every emoji without a tone', () => {
    expect(withTone(named('red heart'), 4)).toBe('❤️');
    expect(withTone(named('waving hand'), 0)).toBe('👋');
  });
});
