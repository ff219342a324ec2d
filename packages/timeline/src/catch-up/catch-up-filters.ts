import { distinctLanguages } from '../text/languages.js';
import { languageKey } from '../text/language-name.js';
import type { CatchUpPost } from './catch-up-post.js';

/** A post with more text than this is long, in UTF-16 units. */
const LONG_TEXT = 500;

export const ages = ['all', 'hours6', 'day', 'days3', 'week'] as const;
export const replyChoices = ['all', 'none', 'only'] as const;
export const lengths = ['all', 'short', 'long'] as const;

const HOUR_MS = 3_600_000;
const ageLimits = { all: Infinity, hours6: 6 * HOUR_MS, day: 24 * HOUR_MS, days3: 72 * HOUR_MS, week: 168 * HOUR_MS } as const;

/** The value of the filter for posts whose language the server does not say. */
export const UNKNOWN_LANGUAGE = 'unknown';

export interface CatchUpFilters {
  age: (typeof ages)[number];
  replies: (typeof replyChoices)[number];
  length: (typeof lengths)[number];
  /** 'all', `UNKNOWN_LANGUAGE`, or a language as `languageKey` writes it, without its region. */
  language: string;
}

export const noFilters: CatchUpFilters = { age: 'all', replies: 'all', length: 'all', language: 'all' };

/** How many of the filters leave posts out. */
export const activeFilters = (filters: CatchUpFilters): number => Object.values(filters).filter(value => value !== 'all').length;

/**
 * Whether a post passes the filters of the page. An entry without a usable time passes every age.
 *
 * @param now Epoch ms.
 */
export function passesFilters(post: CatchUpPost, { age, replies, length, language }: CatchUpFilters, now: number): boolean {
  const came = Date.parse(post.created_at ?? '');
  if (now - came > ageLimits[age]) return false;
  if (replies !== 'all' && (replies === 'only') !== post.isReply) return false;
  if (length !== 'all' && (length === 'long') !== post.length > LONG_TEXT) return false;
  return language === 'all' || languageOf(post) === language;
}

/** The languages of the posts, each once, with those that are not stated last. */
export function languagesOf(posts: readonly CatchUpPost[]): string[] {
  const named = distinctLanguages(posts.flatMap(({ language }) => (language === null ? [] : [baseOf(language)])));
  return [...named, ...(posts.some(({ language }) => language === null) ? [UNKNOWN_LANGUAGE] : [])];
}

const languageOf = ({ language }: CatchUpPost): string => (language === null ? UNKNOWN_LANGUAGE : baseOf(language));

/** A region does not count: `pt` has the posts in `pt-BR`. */
const baseOf = (language: string): string => languageKey(language).split('-', 1)[0] ?? '';
