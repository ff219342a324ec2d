import type { FilterResult } from '@rookery/api-client';
import { filterTitles } from './covering-filters.js';

/** Words that the line names; longer ones than this, in UTF-16 units, are not named: the line stays a line. */
const MOST_WORDS = 3;
const LONGEST_WORD = 60;

/** The line in the place of a filtered post. */
export interface FilterWarning {
  /** The titles of the filters, each once. */
  titles: readonly string[];
  /** The first words that matched, each once; those that are a title are not repeated. */
  words: readonly string[];
  /** The filter hides the post where it can: it is not offered to be shown. */
  isHidden: boolean;
}

/** The words of the line about these filters (`coveringFilters`). */
export function warningOf(results: readonly FilterResult[]): FilterWarning {
  const titles = filterTitles(results);
  const named = new Set(titles.map(title => title.toLowerCase()));
  const words = new Map(results.flatMap(({ keyword_matches }) => keyword_matches.map(word => [word.toLowerCase(), word])));
  return {
    titles,
    words: [...words].flatMap(([key, word]) => (named.has(key) || word.length > LONGEST_WORD ? [] : [word])).slice(0, MOST_WORDS),
    isHidden: results.some(({ filter }) => filter.filter_action === 'hide'),
  };
}
