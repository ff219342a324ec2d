import { childrenOf, parse } from './mutants.ts';
import type { Mutant, SyntaxNode } from './mutants.ts';

/** A piece of the source that is replaced: the text around its inner pieces is kept. */
interface Piece {
  readonly start: number;
  readonly end: number;
  write(inner: string): string;
}

/**
 * Returns the source with every mutant behind a switch: `__mutant(index)` is true for the active one. A loop calls
 * `__mutant.loop()` in each turn, which ends a loop that a mutant has made endless. The text stays on its lines.
 *
 * @param path Path of the file in the repository; it names the file to `openMutants`. A module that a setup file loads comes before that
 * function: none of its mutants is active, and the tests load it again.
 */
export function instrument(path: string, text: string, mutants: readonly Mutant[]): string {
  const pieces = [...switches(mutants), ...loops(parse(text))].toSorted(
    (one, other) => one.start - other.start || other.end - one.end,
  );
  const opening = `const __mutant = globalThis.openMutants?.(${JSON.stringify(path)}) ?? Object.assign(() => false, { loop() {} });`;
  // A command begins with the line that names its interpreter.
  const start = /^#!.*\n/.exec(text)?.[0].length ?? 0;
  return text.slice(0, start) + opening + render(text, start, text.length, pieces, { next: 0 });
}

function render(text: string, start: number, end: number, pieces: readonly Piece[], position: { next: number }): string {
  let result = '';
  let at = start;
  for (let piece = pieces[position.next]; piece !== undefined && piece.start < end; piece = pieces[position.next]) {
    position.next++;
    result += text.slice(at, piece.start) + piece.write(render(text, piece.start, piece.end, pieces, position));
    at = piece.end;
  }
  return result + text.slice(at, end);
}

function switches(mutants: readonly Mutant[]): Piece[] {
  const groups = Map.groupBy(mutants, ({ form, start, end }) => `${form} ${start} ${end}`);
  return [...groups.values()].flatMap(group => {
    const [first] = group;
    if (first === undefined) return [];
    const { start, end, form } = first;
    if (form === 'return') return [{ start: start + 1, end: start + 1, write: () => `if (__mutant(${first.index})) return;` }];
    if (form === 'guard') return [{ start, end, write: (inner: string) => `{ if (!__mutant(${first.index})) ${inner} }` }];
    const choices = group.map(({ index, replacement }) => `__mutant(${index}) ? (${replacement}) : `).join('');
    return [{ start, end, write: (inner: string) => `(${choices}(${inner}))` }];
  });
}

function loops(node: SyntaxNode): Piece[] {
  const inner = childrenOf(node).flatMap(loops);
  if (!/^(For|While|DoWhile)/.test(node.type)) return inner;
  const { start, end } = node['body'] as SyntaxNode;
  const call = '__mutant.loop();';
  return (node['body'] as SyntaxNode).type === 'BlockStatement'
    ? [...inner, { start: start + 1, end: start + 1, write: () => call }]
    : [...inner, { start, end, write: code => `{ ${call} ${code} }` }];
}
