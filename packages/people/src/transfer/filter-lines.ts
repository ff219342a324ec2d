import type { Filter } from '@rookery/api-client';

type FilterAction = Filter['filter_action'];

const actions: readonly FilterAction[] = ['warn', 'hide', 'blur'];

/** A filter as Mastodon's file has it. The cell of a line is its JSON. */
export interface FilterLine {
  readonly title: string;
  /** ISO 8601; null: it does not end. */
  readonly expire_at: string | null;
  readonly context: readonly string[];
  readonly action: FilterAction;
  readonly keywords_attributes: readonly { readonly keyword: string; readonly whole_word: boolean }[];
  /** Addresses of posts. */
  readonly statuses: readonly string[];
}

const MOST_TEXT = 2_000;

/** The entries of a file of filters: Mastodon's, or the answer of `/api/v2/filters`; null where the JSON is something else. */
export function filterEntries(value: unknown): readonly unknown[] | null {
  if (Array.isArray(value)) return value;
  const entries = fieldsOf(value)['custom_filters'];
  return Array.isArray(entries) ? entries : null;
}

/** The filter of an entry; null where it has no title, no place or nothing to look for. */
export function filterOf(entry: unknown): FilterLine | null {
  const fields = fieldsOf(entry);
  const title = textOf(fields['title']);
  const context = textsOf(fields['context']);
  const keywords = listOf(fields['keywords_attributes'] ?? fields['keywords']).flatMap(each => {
    const keyword = textOf(fieldsOf(each)['keyword']);
    return keyword === '' ? [] : [{ keyword, whole_word: fieldsOf(each)['whole_word'] === true }];
  });
  const statuses = textsOf(fields['statuses']);
  if (title === '' || context.length === 0 || (keywords.length === 0 && statuses.length === 0)) return null;
  const end = textOf(fields['expire_at'] ?? fields['expires_at']);
  return {
    title,
    expire_at: Number.isNaN(Date.parse(end)) ? null : end,
    context,
    action: actions.find(action => action === (fields['action'] ?? fields['filter_action'])) ?? 'warn',
    keywords_attributes: keywords,
    statuses,
  };
}

/** Whether two filters are one: those of one title and the same places. */
export const isSameFilter = (one: Pick<FilterLine, 'title' | 'context'>, other: Pick<FilterLine, 'title' | 'context'>): boolean =>
  one.title === other.title && one.context.toSorted().join() === other.context.toSorted().join();

/** The file of filters, each given as JSON. */
export const filtersFile = (cells: readonly string[]): string => `{"custom_filters":[${cells.join(',')}]}\n`;

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const textOf = (value: unknown): string => (typeof value === 'string' && value.length <= MOST_TEXT ? value.trim() : '');
const textsOf = (value: unknown): string[] =>
  listOf(value)
    .map(textOf)
    .filter(text => text !== '');
