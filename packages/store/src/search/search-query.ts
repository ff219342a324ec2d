import { wordsIn } from './search-tokens.js';

/** A condition that a document must meet, or must not meet where it is excluded. */
export type SearchCondition =
  /** These words beside each other. `isOpen`: the last one is only the beginning of a word. */
  | { readonly kind: 'words'; readonly words: readonly string[]; readonly isOpen: boolean }
  /** Written by the account with this name, or to it; the beginning of a name is enough. */
  | { readonly kind: 'from' | 'to'; readonly acct: string }
  | { readonly kind: 'has'; readonly what: 'media' | 'poll' }
  /** `time`: epoch ms. */
  | { readonly kind: 'before' | 'after'; readonly time: number }
  | { readonly kind: 'in'; readonly place: 'chat' };

export interface SearchTerm {
  readonly condition: SearchCondition;
  readonly isExcluded: boolean;
}

/** A query: all of its terms apply. Without one that includes something it finds nothing. */
export type SearchQuery = readonly SearchTerm[];

/** `-`, then a name with its colon, then a phrase in quotation marks or a word. A phrase without its end is still being typed. */
const TERM = /(-)?(?:(from|to|has|before|after|in):)?(?:["“”„]([^"“”„]*)(["“”„]|$)|([^\s"“”„]+))/giu;

/**
 * Parses a query: words, of which beginnings are enough, `"exact phrases"`, `from:`, `to:`, `has:media`, `has:poll`, `before:`, `after:`, `in:chat`,
 * each with `-` before it to exclude. What has the form of an operator without being one is words.
 *
 * @param options.own The reader's own account (`mara@tram.example`), which `from:me` means.
 */
export function parseQuery(text: string, options: { readonly own?: string | null } = {}): SearchQuery {
  const terms: SearchTerm[] = [];
  for (const { 0: whole, 1: minus, 2: name, 3: phrase, 4: end, 5: word } of text.matchAll(TERM)) {
    const value = phrase ?? word ?? '';
    const named = name === undefined ? null : operator(name.toLowerCase(), value.trim(), options.own ?? null);
    const plain = phrase === undefined || (name !== undefined && named === null) ? whole : phrase;
    const condition = named ?? wordsCondition(plain, phrase === undefined || end === '');
    if (condition !== null) terms.push({ condition, isExcluded: minus !== undefined });
  }
  return terms;
}

/** Whether the query finds anything at all. */
export const isAsking = (query: SearchQuery): boolean => query.some(({ isExcluded }) => !isExcluded);

function wordsCondition(text: string, isOpen: boolean): SearchCondition | null {
  const words = wordsIn(text);
  return words.length === 0 ? null : { kind: 'words', words, isOpen };
}

function operator(name: string, value: string, own: string | null): SearchCondition | null {
  switch (name) {
    case 'from':
    case 'to': {
      const acct = value.replace(/^@/, '').toLowerCase();
      if (acct === '') return null;
      return { kind: name, acct: acct === 'me' && own !== null ? own.toLowerCase() : acct };
    }
    case 'has':
      return value === 'media' || value === 'poll' ? { kind: name, what: value } : null;
    case 'before':
    case 'after': {
      const period = periodOf(value);
      return period && { kind: name, time: name === 'before' ? period.start : period.end };
    }
    default:
      return /^chats?$/.test(value) ? { kind: 'in', place: 'chat' } : null;
  }
}

/** The beginning of a day, a month or a year in the reader's time zone, and that of the next one. Null for what is none. */
function periodOf(value: string): { start: number; end: number } | null {
  const [, year, month, day] = /^(\d{4})(?:-(\d{1,2})(?:-(\d{1,2}))?)?$/.exec(value) ?? [];
  if (year === undefined) return null;
  const at = (years: number, months: number, days: number): number =>
    new Date(Number(year) + years, Number(month ?? 1) - 1 + months, Number(day ?? 1) + days).getTime();
  const first = new Date(at(0, 0, 0));
  const isDate = first.getMonth() === Number(month ?? 1) - 1 && first.getDate() === Number(day ?? 1);
  if (!isDate) return null;
  return {
    start: first.getTime(),
    end: at(month === undefined ? 1 : 0, month !== undefined && day === undefined ? 1 : 0, day === undefined ? 0 : 1),
  };
}
