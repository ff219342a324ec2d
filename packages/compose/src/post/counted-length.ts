import type { Instance } from '@rookery/api-client';
import { remoteHandle, webAddress } from '@rookery/ui';

/** How a server counts the length of a post. */
export interface CountRules {
  readonly maxCharacters: number;
  /** The length of every URL; mentions then count without their host. 0: the server counts both as they are written. */
  readonly urlLength: number;
}

/** The count rules of a server. Before its instance is known: those of most servers. */
export function countRulesOf(instance: Instance | undefined): CountRules {
  if (instance === undefined) return { maxCharacters: 500, urlLength: 23 };
  const { max_characters, characters_reserved_per_url } = instance.configuration.statuses;
  return { maxCharacters: max_characters, urlLength: characters_reserved_per_url };
}

const links = new RegExp(webAddress, 'gi');
const remoteMentions = new RegExp(`(^|[^\\w/=])@${remoteHandle}`, 'g');

/** The length of a post in graphemes, content warning included, as the server counts it (CMP-01). */
export function countedLength(text: string, spoilerText: string | null, { urlLength }: CountRules): number {
  return textCounter(text, urlLength) + graphemeCount(spoilerText ?? '');
}

/** The length of a whole text, counted anew. */
export function plainCount(text: string, urlLength: number): number {
  return graphemeCount(
    urlLength === 0 ? text : text.replaceAll(links, 'x'.repeat(urlLength)).replaceAll(remoteMentions, '$1@$2'),
  );
}

interface Counted {
  readonly text: string;
  readonly urlLength: number;
  readonly count: number;
}

/** Shorter texts are counted at once. */
const LONG_TEXT = 2_000;
/** The texts of a draft whose counts are remembered. */
const MOST_COUNTED = 10;

/**
 * Returns a counter that remembers the last long texts. It counts a text that differs from one of them in one place, as after a key, by the
 * words of that place alone.
 *
 * @param count Counts a text without context. Nothing that it counts as one reaches across a space before a simple letter.
 */
export function createTextCounter(count: (text: string, urlLength: number) => number): typeof count {
  let known: readonly Counted[] = [];
  return (text, urlLength) => {
    if (text.length < LONG_TEXT) return count(text, urlLength);
    const same = known.find(other => other.text === text && other.urlLength === urlLength);
    if (same !== undefined) return same.count;
    let found: { readonly other: Counted; readonly change: Change } | null = null;
    let least = text.length / 2;
    for (const other of known) {
      if (other.urlLength !== urlLength) continue;
      const change = changeBetween(other.text, text);
      const size = change.end + change.newEnd - 2 * change.start;
      if (size > least) continue;
      found = { other, change };
      least = size;
    }
    const total = found === null ? count(text, urlLength) : afterChange(found.other, found.change, text, count);
    known = [{ text, urlLength, count: total }, ...known.filter(other => other !== found?.other)].slice(0, MOST_COUNTED);
    return total;
  };
}

const textCounter = createTextCounter(plainCount);

/** The place where two texts differ: from `start` to `end` in the other text, to `newEnd` in the new one. Begins and ends between words. */
interface Change {
  readonly start: number;
  readonly end: number;
  readonly newEnd: number;
}

function changeBetween(before: string, text: string): Change {
  const shorter = Math.min(before.length, text.length);
  let start = 0;
  while (start < shorter && before.charCodeAt(start) === text.charCodeAt(start)) start += 1;
  let kept = 0;
  while (kept < shorter - start && before.charCodeAt(before.length - 1 - kept) === text.charCodeAt(text.length - 1 - kept))
    kept += 1;
  const isCut = (end: number, newEnd: number): boolean => isBetweenWords(before, end) && isBetweenWords(text, newEnd);
  while (start > 0 && !isCut(start, start)) start -= 1;
  while (kept > 0 && !isCut(before.length - kept, text.length - kept)) kept -= 1;
  return { start, end: before.length - kept, newEnd: text.length - kept };
}

/** Neither a link, a mention nor a grapheme goes on across a space before a letter that joins none. */
function isBetweenWords(text: string, offset: number): boolean {
  return /[ \n]/.test(text[offset - 1] ?? '') && simpleText.test(text[offset] ?? '');
}

function afterChange(
  { text: before, urlLength, count: total }: Counted,
  change: Change,
  text: string,
  count: typeof plainCount,
): number {
  const { start, end, newEnd } = change;
  return total - count(before.slice(start, end), urlLength) + count(text.slice(start, newEnd), urlLength);
}

/** Letters that form no cluster with their neighbours: Latin, Greek and Cyrillic. */
const simpleText = /^[\n\x20-\u02ff\u0370-\u0482\u048a-\u052f]*$/;
let segmenter: Intl.Segmenter | null = null;

/** A flag, a family and a letter with its accent are one grapheme each. */
export function graphemeCount(text: string): number {
  if (simpleText.test(text)) return text.length;
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  let count = 0;
  for (const _ of segmenter.segment(text)) count += 1;
  return count;
}
