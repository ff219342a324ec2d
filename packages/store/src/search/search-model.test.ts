import { expect, it } from 'vitest';
import { aDocument } from '../test-support/a-document.js';
import { chance } from '../test-support/chance.js';
import type { SearchDocument } from './search-document.js';
import { createSearchMemory } from './search-memory.js';
import { parseQuery } from './search-query.js';

/*
 * The index against a plain scan that knows nothing of it: each word of the posts has its folded parts in a table, so that neither the
 * folding, nor the cutting into words, nor the reading of queries is shared.
 */

/** Words as posts have them, each with the parts that a reader may search for. */
const WORDS: readonly (readonly [written: string, ...parts: string[]])[] = [
  ['Tram', 'tram'],
  ['trams,', 'trams'],
  ['TRAMWAY', 'tramway'],
  ['café', 'cafe'],
  ['Cafe\u0301s!', 'cafes'],
  ['Straße', 'strasse'],
  ['Łódź', 'lodz'],
  ['ΟΔΟΣ', 'οδοσ'],
  ["don't", 'don', 't'],
  ['東京', '東', '京'],
  ['東', '東'],
  ['京都。', '京', '都'],
  ['がく', 'が', 'く'],
  ['かく', 'か', 'く'],
  ['한국어', '한국어'],
  ['أحمد', 'احمد'],
  ['احمد', 'احمد'],
  ['مُدَرِّسة', 'مدرسه'],
  ['хлеб', 'хлеб'],
  ['🎉', '🎉'],
  ['#Birds', 'birds'],
  ['9:15', '9', '15'],
  ['a', 'a'],
  ['at', 'at'],
  ['the', 'the'],
  ['then', 'then'],
];
const NAMES = ['ada@tram.example', 'adam@mar.example', 'tobi@tram.example', 'noor@mar.example'];
/** `npm test` reads fewer posts; `PROPERTY_SEED=7` reads as many as an index holds. */
const { PROPERTY_SEED: seed } = process.env;
const POSTS = seed === undefined ? 2_000 : 50_000;
const QUERIES = 500;

type Next = (below: number) => number;

/** A post as the plain scan reads it. */
interface Plain {
  readonly id: string;
  readonly kind: 'post' | 'message';
  readonly day: number;
  readonly fields: readonly (readonly string[])[];
  readonly from: string;
  readonly to: readonly string[];
  readonly hasMedia: boolean;
  readonly hasPoll: boolean;
}

const pick = <Value>(next: Next, values: readonly Value[]): Value => values[next(values.length)] as Value;
const wordOf = (next: Next) => (next(4) === 0 ? pick(next, WORDS) : pick(next, WORDS.slice(0, next(WORDS.length) + 1)));

function aPost(next: Next, number: number): { document: SearchDocument; plain: Plain } {
  const texts = Array.from({ length: 1 + next(3) }, () => Array.from({ length: 1 + next(18) }, () => wordOf(next)));
  const day = next(300);
  const kind = next(5) === 0 ? 'message' : 'post';
  const id = `${kind}:${number}`;
  const from = pick(next, NAMES);
  const to = next(3) === 0 ? [pick(next, NAMES)] : [];
  const facts = { hasMedia: next(3) === 0, hasPoll: next(9) === 0 };
  const document = aDocument({
    id,
    kind,
    // One moment for each: the order of equal ones is nobody's claim.
    time: new Date(2026, 0, 1 + day, 2).getTime() + number,
    texts: texts.map(words => words.map(([written]) => written).join(' ')),
    fqn: from,
    acct: '-',
    name: '-',
    to,
    ...facts,
  });
  const fields = texts.map(words => words.flatMap(([, ...parts]) => parts));
  return { document, plain: { id, kind, day, fields, from, to, ...facts } };
}

/** Whether a field has these parts beside each other. */
function hasParts(field: readonly string[], parts: readonly string[], isOpen: boolean): boolean {
  for (let at = 0; at + parts.length <= field.length; at += 1) {
    let index = 0;
    while (index < parts.length && isPart(field[at + index] ?? '', parts[index] ?? '', isOpen && index === parts.length - 1))
      index += 1;
    if (index === parts.length) return true;
  }
  return false;
}

const isPart = (other: string, part: string, isOpen: boolean): boolean => (isOpen ? other.startsWith(part) : other === part);

interface Wanted {
  readonly text: string;
  matches(post: Plain): boolean;
}

function aWord(next: Next): Wanted {
  const [written, ...parts] = wordOf(next);
  // A word that is still typed ends anywhere in its last part.
  const last = parts.at(-1) ?? '';
  const isCut = /^[a-z]{3,}$/.test(last) && parts.length === 1 && next(2) === 0;
  const cut = isCut ? last.slice(0, 1 + next(last.length)) : last;
  const wanted = [...parts.slice(0, -1), cut];
  return { text: isCut ? cut : written, matches: ({ fields }) => fields.some(field => hasParts(field, wanted, true)) };
}

function aPhrase(next: Next): Wanted {
  const words = Array.from({ length: 1 + next(3) }, () => wordOf(next));
  const parts = words.flatMap(([, ...own]) => own);
  return {
    text: `"${words.map(([written]) => written).join(' ')}"`,
    matches: ({ fields }) => fields.some(field => hasParts(field, parts, false)),
  };
}

const OPERATORS: readonly ((next: Next) => Wanted)[] = [
  next => {
    const name = pick(next, [...NAMES, 'ada', 'to']);
    return { text: `from:${name}`, matches: ({ from }) => from.startsWith(name) };
  },
  next => {
    const name = pick(next, NAMES);
    return { text: `to:@${name}`, matches: ({ to }) => to.some(one => one.startsWith(name)) };
  },
  () => ({ text: 'has:media', matches: ({ hasMedia }) => hasMedia }),
  () => ({ text: 'has:poll', matches: ({ hasPoll }) => hasPoll }),
  () => ({ text: 'in:chat', matches: ({ kind }) => kind === 'message' }),
  next => {
    const day = next(300);
    return { text: `before:${dateOf(day)}`, matches: post => post.day < day };
  },
  next => {
    const day = next(300);
    return { text: `after:${dateOf(day)}`, matches: post => post.day > day };
  },
];

function dateOf(day: number): string {
  const date = new Date(2026, 0, 1 + day);
  return `${date.getFullYear()}-${date.getMonth() + 1}-${date.getDate()}`;
}

function aTerm(next: Next): Wanted {
  const term = next(3) > 0 ? aWord(next) : next(2) > 0 ? aPhrase(next) : pick(next, OPERATORS)(next);
  return next(8) === 0 ? { text: `-${term.text}`, matches: post => !term.matches(post) } : term;
}

/** A query that finds something: its first term includes. */
function aQuery(next: Next): Wanted {
  const terms = [aWord(next), ...Array.from({ length: next(3) }, () => aTerm(next))];
  return { text: terms.map(({ text }) => text).join(' '), matches: post => terms.every(term => term.matches(post)) };
}

it(`finds in ${POSTS} posts what a plain scan finds, for ${QUERIES} queries`, () => {
  const next = chance(seed === 'random' ? Date.now() : Number(seed ?? 20_261_129));
  const posts = Array.from({ length: POSTS }, (_, number) => aPost(next, number));
  const memory = createSearchMemory();
  memory.add(posts.map(({ document }) => document));
  const newestFirst = posts.toSorted((one, other) => other.document.time - one.document.time);
  let found = 0;
  for (let run = 0; run < QUERIES; run += 1) {
    const { text, matches } = aQuery(next);
    const expected = newestFirst.filter(({ plain }) => matches(plain)).map(({ plain }) => plain.id);
    const { ids, total } = memory.search(parseQuery(text), ['post', 'message'], 50);
    expect({ text, total, ids }).toEqual({ text, total: expected.length, ids: expected.slice(0, 50) });
    found += total > 0 ? 1 : 0;
  }
  // Queries that find nothing would prove little.
  expect(found).toBeGreaterThan(QUERIES * 0.8);
  // The plain scan takes some minutes for all posts.
}, 1_800_000);
