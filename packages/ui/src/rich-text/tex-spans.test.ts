import { expect, test } from 'vitest';
import { MAX_PART_LENGTH } from './limits.js';
import { texSpans } from './tex-spans.js';

/** The formulas of a text; those of a line of their own in brackets. */
const formulas = (text: string): string[] =>
  texSpans(text).flatMap(piece => (typeof piece === 'string' ? [] : piece.isBlock ? `[${piece.tex}]` : piece.tex));

test.each<[string, string[]]>([
  ['Euler: $e^{i\\pi} + 1 = 0$.', ['e^{i\\pi} + 1 = 0']],
  ["$x$ and $y'$, ($n$)", ['x', "y'", 'n']],
  ['$$\\sum_{n=1}^\\infty \\frac{1}{n^2}$$', ['[\\sum_{n=1}^\\infty \\frac{1}{n^2}]']],
  ['Before $$a = b$$ after', ['[a = b]']],
  ['\\(a^2 + b^2\\) and \\[c^2\\]', ['a^2 + b^2', '[c^2]']],
  ['the interval $(0, 1]$', ['(0, 1]']],
  ['$f(x) = x \\text{ for all even x}$', ['f(x) = x \\text{ for all even x}']],
  ['It costs $5, and $x = 2$ holds', ['x = 2']],
  ['$2x + 3$', ['2x + 3']],
])('finds the formulas of %j', (text, found) => {
  expect(formulas(text)).toEqual(found);
});

test.each([
  'It costs $5 and $10.',
  'Between $5-$10, or US$5 / US$6',
  'from $5,000 to $10k',
  'US$5/US$6, A$=B$',
  'export $HOME and $PATH',
  '$HOME/$USER',
  '$AAPL, $TSLA and $MSFT',
  'It was $5 (was 7$) yesterday',
  '$5 or ten euros for every person$',
  'I paid $20$ for it',
  '$ x = 1 $',
  '$word$',
  '$$',
  '$$$ x $$$',
  'cash $$ is king $$',
  'escaped \\$x = 1\\$',
  '¯\\_(ツ)_/¯ \\(^o^)/',
  'no sign at all',
  `$${'x='.repeat(1_001)}$`,
])('takes %j for words', text => {
  expect(formulas(text)).toEqual([]);
});

test('keeps every character of the text', () => {
  const text = 'It costs $5, and $x = 2$ holds: $$y$$ \\(z\\) $HOME';
  expect(
    texSpans(text)
      .map(piece => (typeof piece === 'string' ? piece : piece.source))
      .join(''),
  ).toBe(text);
});

test('reads a hostile text in a moment', () => {
  const start = performance.now();
  for (const text of ['$', '\\(', '$x=', '\\[', '$$x', '$(']) texSpans(text.repeat(MAX_PART_LENGTH / text.length));
  expect(performance.now() - start).toBeLessThan(2_000);
});

test('draws at most 100 formulas of a text', () => {
  expect(formulas('$x$ '.repeat(150))).toHaveLength(100);
});
