import type { SearchDocument, SearchedKind } from './search-document.js';
import { isAsking, type SearchCondition, type SearchQuery } from './search-query.js';
import { wordsIn } from './search-tokens.js';

type Words = Extract<SearchCondition, { kind: 'words' }>;

/** A document as it is matched. */
interface Entry {
  readonly id: string;
  readonly kind: SearchedKind;
  readonly time: number;
  readonly fqn: string;
  readonly to: readonly string[];
  readonly hasMedia: boolean;
  readonly hasPoll: boolean;
  /** Its words with a space before and after each. A line break is between two of its texts, so that no phrase goes on from one to the other. */
  readonly words: string;
}

export interface Found {
  /** The newest first. */
  readonly ids: readonly string[];
  /** How many match. */
  readonly total: number;
}

/** The documents of one account, for searching. */
export interface SearchMemory {
  /** Adds documents; one with the id of another takes its place. */
  add(documents: readonly SearchDocument[]): void;
  remove(ids: readonly string[]): void;
  /** The documents that match, of the given kinds, the newest first. */
  search(query: SearchQuery, kinds: readonly SearchedKind[], limit: number): Found;
}

/** The places of the entries that have a word, by its first letter and by the word: beginnings are looked for among few words. */
type Places = Map<string, Map<string, number[]>>;

/**
 * Documents in memory, with an index of their words. It says which documents have words or beginnings of words; the order of a phrase is looked up in
 * the words of these documents alone (ADR 57).
 */
export function createSearchMemory(): SearchMemory {
  /** By place; one that was removed leaves its place empty. */
  const entries: (Entry | undefined)[] = [];
  const placeById = new Map<string, number>();
  const places: Places = new Map();
  let newestFirst: readonly number[] | null = null;

  const remove = (id: string): void => {
    const place = placeById.get(id);
    if (place === undefined) return;
    placeById.delete(id);
    entries[place] = undefined;
    newestFirst = null;
  };
  const add = (document: SearchDocument): void => {
    remove(document.id);
    const entry = entryOf(document);
    const place = entries.push(entry) - 1;
    placeById.set(document.id, place);
    for (const word of new Set(entry.words.split(/[ \n]+/))) if (word !== '') placesOf(places, word).push(place);
    newestFirst = null;
  };
  return {
    add: documents => documents.forEach(add),
    remove: ids => ids.forEach(remove),
    search(query, kinds, limit) {
      if (!isAsking(query)) return { ids: [], total: 0 };
      newestFirst ??= sorted([...placeById.values()], entries);
      const tests = query.map(term => testOf(term, places, entries));
      const ids: string[] = [];
      let total = 0;
      for (const place of newestFirst) {
        const entry = entries[place];
        if (entry === undefined || !kinds.includes(entry.kind) || !tests.every(test => test(entry, place))) continue;
        total += 1;
        if (total <= limit) ids.push(entry.id);
      }
      return { ids, total };
    },
  };
}

const sorted = (found: readonly number[], entries: readonly (Entry | undefined)[]): number[] =>
  found.toSorted((one, other) => (entries[other]?.time ?? 0) - (entries[one]?.time ?? 0) || other - one);

function placesOf(places: Places, word: string): number[] {
  const letter = word.charAt(0);
  const words = places.get(letter) ?? new Map<string, number[]>();
  places.set(letter, words);
  const found = words.get(word) ?? [];
  words.set(word, found);
  return found;
}

function entryOf(document: SearchDocument): Entry {
  const { id, kind, time, fqn, acct, name, to, texts, hasMedia, hasPoll } = document;
  return {
    id,
    kind,
    time,
    fqn: fqn.toLowerCase(),
    to: to.map(one => one.toLowerCase()),
    hasMedia,
    hasPoll,
    words: ` ${[...texts, name, acct].map(text => wordsIn(text).join(' ')).join(' \n ')} `,
  };
}

type Test = (entry: Entry, place: number) => boolean;

function testOf({ condition, isExcluded }: SearchQuery[number], places: Places, entries: readonly (Entry | undefined)[]): Test {
  const test = condition.kind === 'words' ? wordsTest(condition, places, entries) : conditionTest(condition);
  return (entry, place) => test(entry, place) !== isExcluded;
}

function wordsTest({ words, isOpen }: Words, places: Places, entries: readonly (Entry | undefined)[]): Test {
  const hasWords = new Uint8Array(entries.length);
  const phrase = ` ${words.join(' ')}${isOpen ? '' : ' '}`;
  const isOne = words.length === 1;
  const mark = (found: readonly number[]): void => {
    for (const place of found) if (isOne || entries[place]?.words.includes(phrase) === true) hasWords[place] = 1;
  };
  const known = (word: string): readonly number[] => places.get(word.charAt(0))?.get(word) ?? [];
  if (isOne && isOpen) {
    const [start = ''] = words;
    for (const [word, found] of places.get(start.charAt(0)) ?? []) if (word.startsWith(start)) mark(found);
  } else {
    // A phrase is looked up in the documents with its rarest word. Its last word may be the beginning of one.
    const whole = isOpen ? words.slice(0, -1) : words;
    mark(whole.map(known).reduce((one, other) => (other.length < one.length ? other : one)));
  }
  return (_, place) => hasWords[place] === 1;
}

function conditionTest(condition: Exclude<SearchCondition, Words>): Test {
  switch (condition.kind) {
    case 'from':
      return ({ fqn, kind }) => kind !== 'account' && fqn.startsWith(condition.acct);
    case 'to':
      return ({ to }) => to.some(acct => acct.startsWith(condition.acct));
    case 'has':
      return condition.what === 'media' ? ({ hasMedia }) => hasMedia : ({ hasPoll }) => hasPoll;
    case 'before':
      return ({ time, kind }) => kind !== 'account' && time < condition.time;
    case 'after':
      return ({ time, kind }) => kind !== 'account' && time >= condition.time;
    case 'in':
      return ({ kind }) => kind === 'message';
  }
}
