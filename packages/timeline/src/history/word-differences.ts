/** The differences between two texts, word by word. */

export interface Difference {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** Longer texts are not compared: together in UTF-16 units. */
const MAX_LENGTH = 400_000;
/** Words that the two texts do not share at their ends. */
const MAX_WORDS = 20_000;
/** Words added and removed together. The cost is at most `MAX_WORDS` times this. */
const MAX_EDITS = 600;

// Scripts without spaces between words are compared letter by letter.
const WORDS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]\p{M}*|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}])[\p{L}\p{M}\p{N}_'’])+|\s+|[^]/gu;

/**
 * The shortest way from one text to the other. Its parts without the added ones make `before`, those without the removed ones `after`. Null
 * for texts that are too long or differ too much: they are shown whole.
 */
export function wordDifferences(before: string, after: string): Difference[] | null {
  if (before.length + after.length > MAX_LENGTH) return null;
  const old = before.match(WORDS) ?? [];
  const next = after.match(WORDS) ?? [];
  let start = 0;
  while (start < old.length && start < next.length && old[start] === next[start]) start += 1;
  let end = 0;
  const shorter = Math.min(old.length, next.length) - start;
  while (end < shorter && old[old.length - 1 - end] === next[next.length - 1 - end]) end += 1;
  const middle = differencesOf(old.slice(start, old.length - end), next.slice(start, next.length - end));
  if (middle === null) return null;
  const difference = (kind: Difference['kind'], words: readonly string[]): Difference => ({ kind, text: words.join('') });
  const parts = [difference('same', old.slice(0, start)), ...middle, difference('same', old.slice(old.length - end))];
  return withWholeSentences(joined(parts));
}

/** A sentence that was added or removed ends with its own full stop and does not begin with that of the one before. */
function withWholeSentences(parts: readonly Difference[]): Difference[] {
  const all = parts.map(part => ({ ...part }));
  for (const [index, part] of all.entries()) {
    const [before, after] = [all[index - 1], all[index + 1]];
    const stop = /^[.!?。！？…]/u.exec(part.text)?.[0];
    if (part.kind === 'same' || stop === undefined || before?.kind !== 'same' || after?.kind !== 'same') continue;
    if (!after.text.startsWith(stop)) continue;
    before.text += stop;
    part.text = part.text.slice(stop.length) + stop;
    after.text = after.text.slice(stop.length);
  }
  return all.filter(({ text }) => text !== '');
}

/** The greedy algorithm of Myers (1986), which keeps the reached positions of each round for the way back. */
function differencesOf(old: readonly string[], next: readonly string[]): Difference[] | null {
  if (old.length > MAX_WORDS || next.length > MAX_WORDS) return null;
  const most = Math.min(old.length + next.length, MAX_EDITS);
  const offset = most + 1;
  // By diagonal (position in `old` minus position in `next`): the furthest position in `old`.
  const reached = new Int32Array(2 * most + 3);
  const rounds: Int32Array[] = [];
  for (let edits = 0; edits <= most; edits += 1) {
    rounds.push(reached.slice());
    for (let diagonal = -edits; diagonal <= edits; diagonal += 2) {
      const at = offset + diagonal;
      let x = isInsertion(reached, at, diagonal, edits) ? reachedAt(reached, at + 1) : reachedAt(reached, at - 1) + 1;
      while (x < old.length && x - diagonal < next.length && old[x] === next[x - diagonal]) x += 1;
      reached[at] = x;
      if (x >= old.length && x - diagonal >= next.length) return wayBack(old, next, rounds, offset);
    }
  }
  return null;
}

const reachedAt = (reached: Int32Array, at: number): number => reached[at] ?? 0;

function isInsertion(reached: Int32Array, at: number, diagonal: number, edits: number): boolean {
  return diagonal === -edits || (diagonal !== edits && reachedAt(reached, at - 1) < reachedAt(reached, at + 1));
}

function wayBack(old: readonly string[], next: readonly string[], rounds: readonly Int32Array[], offset: number): Difference[] {
  const found: Difference[] = [];
  let x = old.length;
  let y = next.length;
  for (let edits = rounds.length - 1; edits >= 0; edits -= 1) {
    const reached = rounds[edits] ?? new Int32Array();
    const diagonal = x - y;
    const isAdded = isInsertion(reached, offset + diagonal, diagonal, edits);
    const previous = isAdded ? diagonal + 1 : diagonal - 1;
    const fromX = edits === 0 ? 0 : reachedAt(reached, offset + previous);
    const fromY = edits === 0 ? 0 : fromX - previous;
    const afterEdit = edits === 0 ? 0 : isAdded ? fromX : fromX + 1;
    found.push({ kind: 'same', text: old.slice(afterEdit, x).join('') });
    if (edits > 0) found.push(isAdded ? { kind: 'added', text: next[fromY] ?? '' } : { kind: 'removed', text: old[fromX] ?? '' });
    x = fromX;
    y = fromY;
  }
  return found.toReversed();
}

/** Neighbouring parts as one: what was removed, then what was added in its place, also across the space between two words. */
function joined(parts: readonly Difference[]): Difference[] {
  const result: Difference[] = [];
  let removed = '';
  let added = '';
  let space = '';
  const flush = (): void => {
    if (removed !== '') result.push({ kind: 'removed', text: removed });
    if (added !== '') result.push({ kind: 'added', text: added });
    if (space !== '') keep(space);
    removed = added = space = '';
  };
  const keep = (text: string): void => {
    const last = result.at(-1);
    if (last?.kind === 'same') last.text += text;
    else if (text !== '') result.push({ kind: 'same', text });
  };
  for (const { kind, text } of parts) {
    if (text === '') continue;
    if (kind === 'same' && removed !== '' && added !== '' && /^ +$/u.test(text)) {
      space += text;
    } else if (kind === 'same') {
      flush();
      keep(text);
    } else {
      removed += space;
      added += space;
      space = '';
      if (kind === 'removed') removed += text;
      else added += text;
    }
  }
  flush();
  return result;
}
