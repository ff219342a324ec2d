import { describe, expect, it } from 'vitest';
import { reactionWith, withOwnReaction } from './reactions.js';

const reaction = (name: string, count: number, me = false) => ({ name, count, me, url: null, static_url: null });
const emoji = (name: string) => ({ name, url: null, static_url: null });

describe('withOwnReaction', () => {
  it('adds an emoji at the end', () => {
    expect(withOwnReaction([reaction('🎉', 3)], emoji('🚋'), true)).toEqual([reaction('🎉', 3), reaction('🚋', 1, true)]);
  });
  it('counts the reader among those of the emoji, in its place', () => {
    expect(withOwnReaction([reaction('🎉', 3), reaction('🚋', 1)], emoji('🎉'), true)).toEqual([
      reaction('🎉', 4, true),
      reaction('🚋', 1),
    ]);
  });
  it('removes an emoji with its last reaction', () => {
    expect(withOwnReaction([reaction('🎉', 1, true), reaction('🚋', 2, true)], emoji('🎉'), false)).toEqual([
      reaction('🚋', 2, true),
    ]);
  });
  it.each([true, false])('changes nothing the second time (on: %s)', isOn => {
    const once = withOwnReaction([reaction('🎉', 3, !isOn)], emoji('🎉'), isOn);
    expect(withOwnReaction(once, emoji('🎉'), isOn)).toEqual(once);
  });
  it('keeps the picture of a custom emoji', () => {
    const tram = { name: 'tram', url: 'https://a.test/tram.gif', static_url: 'https://a.test/tram.png' };
    expect(withOwnReaction([], tram, true)).toEqual([{ ...tram, count: 1, me: true }]);
  });
  it('finds an emoji that the server stores without its variation selector', () => {
    expect(reactionWith([reaction('❤', 2)], '❤️')?.count).toBe(2);
    expect(withOwnReaction([reaction('❤', 2, true)], emoji('❤️'), false)).toEqual([reaction('❤', 1)]);
  });
});
