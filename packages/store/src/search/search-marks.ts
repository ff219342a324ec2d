import type { SearchCondition, SearchQuery } from './search-query.js';
import { tokensOf, type Token } from './search-tokens.js';

/** A piece of a text, marked where it matches. */
export interface TextPiece {
  readonly text: string;
  readonly isMarked: boolean;
}

type Range = readonly [start: number, end: number];
type Words = Extract<SearchCondition, { kind: 'words' }>;

/** The longest text of a result, in UTF-16 units, and how much of it is before the first mark. */
const EXCERPT_LENGTH = 240;
const BEFORE_MARK = 60;

/** The text with the words of the query marked. */
export const markedText = (text: string, query: SearchQuery): TextPiece[] =>
  piecesOf(text, rangesIn(text, query), 0, text.length);

/** The part of the texts that shows best why they match: around the first match, or the beginning of the first text. */
export function excerptOf(texts: readonly string[], query: SearchQuery): TextPiece[] {
  const [text = '', ranges] = texts.map(one => [one, rangesIn(one, query)] as const).find(([, found]) => found.length > 0) ?? [
    texts[0],
    [],
  ];
  const first = ranges[0]?.[0] ?? 0;
  const start = text.length <= EXCERPT_LENGTH || first <= BEFORE_MARK ? 0 : wordStart(text, first - BEFORE_MARK);
  const end = text.length - start <= EXCERPT_LENGTH ? text.length : wordEnd(text, start + EXCERPT_LENGTH);
  const pieces = piecesOf(text, ranges, start, end);
  const dots: TextPiece = { text: '…', isMarked: false };
  return [...(start > 0 ? [dots] : []), ...pieces, ...(end < text.length ? [dots] : [])];
}

/** The places of the query's words, in order, none within another. */
function rangesIn(text: string, query: SearchQuery): Range[] {
  const tokens = tokensOf(text);
  const found = query
    .flatMap(({ condition, isExcluded }) => (condition.kind === 'words' && !isExcluded ? [condition] : []))
    .flatMap(condition => placesOf(condition, tokens))
    .toSorted(([one], [other]) => one - other);
  const ranges: Range[] = [];
  for (const [start, end] of found) {
    const last = ranges.at(-1);
    if (last !== undefined && start <= last[1]) ranges[ranges.length - 1] = [last[0], Math.max(last[1], end)];
    else ranges.push([start, end]);
  }
  return ranges;
}

function placesOf({ words, isOpen }: Words, tokens: readonly Token[]): Range[] {
  return tokens.flatMap((token, at): Range[] => {
    const isHere = words.every((word, index) => {
      const text = tokens[at + index]?.text;
      return isOpen && index === words.length - 1 ? text?.startsWith(word) === true : text === word;
    });
    const last = tokens[at + words.length - 1];
    return isHere && last !== undefined ? [[token.start, last.end]] : [];
  });
}

function piecesOf(text: string, ranges: readonly Range[], start: number, end: number): TextPiece[] {
  const pieces: TextPiece[] = [];
  let at = start;
  const add = (to: number, isMarked: boolean): void => {
    const piece = text.slice(at, Math.min(to, end));
    if (piece !== '') pieces.push({ text: piece, isMarked });
    at = Math.max(at, Math.min(to, end));
  };
  for (const [from, to] of ranges) {
    if (to <= start || from >= end) continue;
    add(from, false);
    add(to, true);
  }
  add(end, false);
  return pieces;
}

/** The beginning of a word at or after `at`, near it; never inside of a surrogate pair. */
function wordStart(text: string, at: number): number {
  const space = text.indexOf(' ', at);
  return space !== -1 && space - at < BEFORE_MARK / 2 ? space + 1 : whole(text, at);
}

function wordEnd(text: string, at: number): number {
  const space = text.lastIndexOf(' ', at);
  return at - space < BEFORE_MARK / 2 ? space : whole(text, at);
}

const whole = (text: string, at: number): number => (/[\uDC00-\uDFFF]/.test(text.charAt(at)) ? at - 1 : at);
