/**
 * The client's own matching: for servers that leave filters to their clients, for filters that are stored on the device, and for posts
 * that are on the page when a filter changes. It finds what Mastodon finds (`CustomFilter`, `Status#searchable_text`):
 *
 * - The text of a post is its content warning, its content as plain text, the options of its poll and the descriptions of its media,
 *   apart from each other by an empty line. Of a reblog, the reblogged post; a quoted post has its own filters. Addresses of links are
 *   searched only where the link shows them. A line break is none of the spaces inside a keyword.
 * - A keyword is literal text in any case. Accents count.
 * - A whole word begins and ends at a word boundary, but only where its own first or last character is one of a word: a letter, a
 *   combining mark, a decimal digit or a connector such as `_`. So `#tag` is found in `a#tag`, and `c++` in `c++11`. Writing without
 *   spaces has no boundaries: in Chinese, Japanese and Thai a whole word is found beside other characters only.
 * - A filter matches once, at its first keyword in the text, and at each post that it names: the post itself or the reblog of it.
 *
 * Three differences remain. Mastodon searches a post of its own server as it was written, where a mention has its whole handle; clients
 * get `@name`. It joins the items of a list, which are words of their own here. And Ruby takes `ß` for `ss`, JavaScript does not.
 */
import type { Filter, FilterResult, Status } from '@rookery/api-client';
import { textOfHtml } from '@rookery/store';

/** A longer text is searched up to here, in UTF-16 units: a filter must not hold the page up. */
const SEARCHED_LENGTH = 20_000;

const WORD = String.raw`[\p{L}\p{M}\p{Nd}\p{Pc}]`;
const startsWord = new RegExp(`^${WORD}`, 'u');
const endsWord = new RegExp(`${WORD}$`, 'u');

/** Matches the posts of a page: the results for a post, and for the post inside a reblog, which has results of its own. */
export type MatchFilters = (status: Status) => FilterResult[];

/** Compiles filters once for many posts. Expired filters match, too: `filtersHere` leaves them out by the time of the look. */
export function matchFilters(filters: readonly Filter[]): MatchFilters {
  const all = filters.flatMap(filter => {
    const expression = expressionOf(filter.keywords);
    const statusIds = new Set(filter.statuses.map(({ status_id }) => status_id));
    return expression === null && statusIds.size === 0 ? [] : [{ filter, expression, statusIds }];
  });
  const hasWords = all.some(({ expression }) => expression !== null);
  return status => {
    // The post inside a reblog has the result.
    const text = hasWords && status.reblog === null ? searchedText(status) : '';
    return all.flatMap(({ filter, expression, statusIds }) => {
      const word = expression === null || status.reblog !== null ? undefined : expression.exec(text)?.[0];
      const isNamed = statusIds.has(status.id);
      return word === undefined && !isNamed ? [] : [resultOf(filter, word, isNamed ? status.id : undefined)];
    });
  };
}

function resultOf({ id, title, context, filter_action, expires_at }: Filter, word?: string, statusId?: string): FilterResult {
  return {
    filter: { id, title, context: [...context], filter_action, expires_at },
    keyword_matches: word === undefined ? [] : [word],
    status_matches: statusId === undefined ? [] : [statusId],
  };
}

/** One expression for all keywords of a filter; null without any. */
function expressionOf(keywords: Filter['keywords']): RegExp | null {
  const patterns = keywords.flatMap(({ keyword, whole_word }) => (keyword.trim() === '' ? [] : [patternOf(keyword, whole_word)]));
  return patterns.length === 0 ? null : new RegExp(patterns.join('|'), 'iu');
}

function patternOf(keyword: string, isWholeWord: boolean): string {
  const literal = keyword.replaceAll(/[\\^$.*+?()[\]{}|/]/gu, String.raw`\$&`);
  const start = isWholeWord && startsWord.test(keyword) ? `(?<!${WORD})` : '';
  const end = isWholeWord && endsWord.test(keyword) ? `(?!${WORD})` : '';
  return start + literal + end;
}

function searchedText({ content, spoiler_text, poll, media_attachments }: Status): string {
  return [
    spoiler_text,
    textOfHtml(content.slice(0, SEARCHED_LENGTH).replaceAll(/(?:<br\s*\/?>|<\/p>)+/giu, '\n')),
    ...(poll?.options.map(({ title }) => title) ?? []),
    ...media_attachments.map(({ description }) => description ?? ''),
  ]
    .join('\n\n')
    .slice(0, SEARCHED_LENGTH);
}
