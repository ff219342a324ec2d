/** The reader's filters on posts, as far as every post needs them: `Status.filtered` says which of them match. */
import type { Status } from '@rookery/api-client';
import { filtersHere, type FilterPlace } from '@rookery/store';

/** The post with no filters but those that apply in this place, and so its reblog and its quote. The same post where all of them do. */
export function withFiltersHere(status: Status, place: FilterPlace): Status {
  const filtered = filtersHere(status, place);
  const reblog = status.reblog && withFiltersHere(status.reblog, place);
  const quoted = status.quote?.quoted_status;
  const quote = status.quote && quoted ? { ...status.quote, quoted_status: withFiltersHere(quoted, place) } : status.quote;
  const isSame = filtered.length === status.filtered.length && reblog === status.reblog;
  return isSame && quote?.quoted_status === quoted ? status : { ...status, filtered: [...filtered], reblog, quote };
}

/** The line in the place of a filtered post. */
export interface FilterWarning {
  /** The titles of the filters, each once. */
  titles: readonly string[];
  /** The words that matched, each once; those that are a title are not repeated. */
  words: readonly string[];
  /** The filter hides the post where it can: it is not offered to be shown. */
  isHidden: boolean;
}

/** Null: the post is shown. @param status With the filters of its place alone (`withFiltersHere`). */
export function filterWarning({ filtered, reblog }: Pick<Status, 'filtered' | 'reblog'>): FilterWarning | null {
  const results = [...filtered, ...(reblog?.filtered ?? [])].filter(({ filter }) => filter.filter_action !== 'blur');
  if (results.length === 0) return null;
  const titles = new Set(results.map(({ filter }) => filter.title));
  const named = new Set([...titles].map(title => title.toLowerCase()));
  const words = new Map(results.flatMap(({ keyword_matches }) => keyword_matches.map(word => [word.toLowerCase(), word])));
  return {
    titles: [...titles],
    words: [...words].flatMap(([key, word]) => (named.has(key) ? [] : [word])),
    isHidden: results.some(({ filter }) => filter.filter_action === 'hide'),
  };
}

/** Whether a filter covers the media of a post until the reader uncovers it. */
export function isBlurred(status: Status): boolean {
  return status.filtered.some(({ filter }) => filter.filter_action === 'blur');
}
