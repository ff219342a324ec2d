import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wordDifferences, type Difference } from './word-differences.js';

const written = (differences: readonly Difference[] | null) =>
  differences?.map(({ kind, text }) => (kind === 'same' ? text : kind === 'added' ? `[+${text}]` : `[-${text}]`)).join('');
const side = (differences: readonly Difference[], left: 'added' | 'removed') =>
  differences.flatMap(({ kind, text }) => (kind === left ? [] : [text])).join('');

describe('wordDifferences', () => {
  it.each([
    ['the ferry is late', 'the ferry is very late', 'the ferry is [+very ]late'],
    ['the ferry is late', 'the boat is late', 'the [-ferry][+boat] is late'],
    ['one two three', 'one 2 3', 'one [-two three][+2 3]'],
    ['gone', '', '[-gone]'],
    ['', 'here', '[+here]'],
    ['same', 'same', 'same'],
    ['Hello, world.', 'Hello world!', 'Hello[-,] world[-.][+!]'],
    ['One.', 'One. Two.', 'One.[+ Two.]'],
    ['写真を公開', '写真が公開', '写真[-を][+が]公開'],
    ['first\nsecond', 'first\nthird\nsecond', 'first\n[+third\n]second'],
  ])('turns %j into %j', (before, after, expected) => {
    expect(written(wordDifferences(before, after))).toBe(expected);
  });

  it('holds both texts', () => {
    const words = fc.array(fc.constantFrom('a', 'b', 'c', ' ', '  ', '\n', 'ü', '字', '.'), { maxLength: 40 });
    fc.assert(
      fc.property(words, words, (one, other) => {
        const [before, after] = [one.join(''), other.join('')];
        const differences = wordDifferences(before, after) ?? [];
        expect(side(differences, 'added')).toBe(before);
        expect(side(differences, 'removed')).toBe(after);
      }),
    );
  });

  it('gives up on texts that differ too much, and on very long ones', () => {
    const numbers = (from: number, count: number) => Array.from({ length: count }, (_, index) => `w${from + index}`).join(' ');
    expect(wordDifferences(numbers(0, 299), numbers(1000, 299))).not.toBeNull();
    expect(wordDifferences(numbers(0, 2000), numbers(10_000, 2000))).toBeNull();
    expect(wordDifferences('x'.repeat(500_000), 'y'.repeat(500_000))).toBeNull();
  });

  it('bounds its work on the worst of long texts', () => {
    const worst: [string, string][] = [
      ['a '.repeat(99_000), 'b a '.repeat(45_000)],
      ['a b '.repeat(9_000), 'b a '.repeat(9_000)],
      ['a'.repeat(190_000), `${'a'.repeat(95_000)}b${'a'.repeat(95_000)}`],
      ['. '.repeat(9_990), ', '.repeat(9_990)],
      ['x'.repeat(1_000_000), 'y'.repeat(1_000_000)],
      ['字'.repeat(180_000), '字'.repeat(179_999)],
    ];
    // A comparison of every word with every other would outlast the limit of a test.
    for (const [before, after] of worst) {
      const found = wordDifferences(before, after) ?? [{ kind: 'removed' as const, text: before }];
      expect(side(found, 'added')).toBe(before);
    }
  });
});
