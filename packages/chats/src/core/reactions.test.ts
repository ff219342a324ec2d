import { describe, expect, it } from 'vitest';
import { offeredReactions, withReaction } from './reactions.js';

const grins = { name: '😂', count: 2, me: false };
const own = { name: '🎉', count: 1, me: true };

describe('withReaction', () => {
  it('adds the first one', () => expect(withReaction([], '🎉', true)).toEqual([own]));
  it('counts the account in, in its place', () =>
    expect(withReaction([grins, own], '😂', true)).toEqual([{ name: '😂', count: 3, me: true }, own]));
  it('removes the last one', () => expect(withReaction([grins, own], '🎉', false)).toEqual([grins]));
  it('keeps those of others', () =>
    expect(withReaction([{ ...grins, me: true }], '😂', false)).toEqual([{ name: '😂', count: 1, me: false }]));
  it('counts nothing twice', () => {
    const reactions = [grins, own];
    expect(withReaction(reactions, '🎉', true)).toBe(reactions);
    expect(withReaction(reactions, '😂', false)).toBe(reactions);
  });
});

describe('offeredReactions', () => {
  it('are those of the message and common ones, each once', () => {
    const offered = offeredReactions([grins, own]);
    expect(offered.slice(0, 2)).toEqual([grins, own]);
    expect(offered.filter(({ name }) => name === '😂')).toHaveLength(1);
    expect(offered).toHaveLength(7);
  });
});
