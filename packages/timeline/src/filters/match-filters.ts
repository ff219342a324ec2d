/** Filters of servers with the first version of the API, which leave them to the client. */
import type { FilterResult, FilterV1, Status } from '@rookery/api-client';
import { textOfHtml } from '@rookery/store';
import type { OwnFilters } from './filter-rules.js';

/** A longer text is searched up to here, in UTF-16 units: a filter must not hold the page up. */
const SEARCHED_LENGTH = 20_000;

const WORD = /[\p{L}\p{M}\p{N}_]/u;

/** One expression for the phrase. A whole word ends where the phrase's own end is a letter of a word. */
function expressionOf({ phrase, whole_word }: FilterV1): RegExp {
  const literal = phrase.replaceAll(/[\\^$.*+?()[\]{}|/]/gu, String.raw`\$&`);
  const start = whole_word && WORD.test(phrase.at(0) ?? '') ? String.raw`(?<![\p{L}\p{M}\p{N}_])` : '';
  const end = whole_word && WORD.test(phrase.at(-1) ?? '') ? String.raw`(?![\p{L}\p{M}\p{N}_])` : '';
  return new RegExp(start + literal + end, 'iu');
}

/** Matches posts with filters that have not expired. @param now Milliseconds since the epoch. */
export function matchFilters(filters: readonly FilterV1[], now: () => number): OwnFilters {
  const all = filters.flatMap(filter => (filter.phrase.trim() === '' ? [] : [{ filter, expression: expressionOf(filter) }]));
  const known = new WeakMap<Status, readonly FilterResult[]>();
  return status => {
    const shown = status.reblog ?? status;
    const found = known.get(shown) ?? resultsOf(shown);
    known.set(shown, found);
    return found.filter(({ filter: { expires_at } }) => expires_at === null || Date.parse(expires_at) > now());
  };

  function resultsOf({ content, spoiler_text, poll }: Status): FilterResult[] {
    if (all.length === 0) return [];
    const options = poll?.options.map(({ title }) => title).join('\n') ?? '';
    const text = [spoiler_text, textOfHtml(content.slice(0, SEARCHED_LENGTH)), options].join('\n').slice(0, SEARCHED_LENGTH);
    return all.flatMap(({ filter: { id, phrase, context, expires_at }, expression }) =>
      expression.test(text)
        ? [
            {
              filter: { id, title: phrase, context, filter_action: 'warn' as const, expires_at },
              keyword_matches: [phrase],
              status_matches: [],
            },
          ]
        : [],
    );
  }
}
