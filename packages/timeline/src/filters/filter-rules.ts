/** The reader's filters on posts. */
import type { FilterResult, Status } from '@rookery/api-client';

/** Where a post is shown. A filter names the contexts it applies in. */
export type FilterContext = 'home' | 'public' | 'account' | 'thread' | 'notifications';

/** The filters of a server that does not apply them itself: those that match a post. */
export type OwnFilters = (status: Status) => readonly FilterResult[];

/** A filter that names no context applies everywhere. */
export function appliesIn({ filter }: FilterResult, context: FilterContext): boolean {
  return filter.context.length === 0 || filter.context.includes(context);
}

/** The filters that match a post, or the post inside a reblog. */
export const filterResults = (status: Status): readonly FilterResult[] =>
  status.reblog === null ? status.filtered : [...status.filtered, ...status.reblog.filtered];

/** The line in the place of a filtered post. */
export interface FilterWarning {
  /** The titles of the filters, each once. */
  titles: readonly string[];
  /** The filter hides the post where it can: it is not offered to be shown. */
  isHidden: boolean;
}

/** Null: the post is shown. The reader's own posts always are. */
export function filterWarning(
  status: Status,
  context: FilterContext,
  { ownAccountId, ownFilters }: { ownAccountId: string | null; ownFilters: OwnFilters | null },
): FilterWarning | null {
  if ((status.reblog ?? status).account.id === ownAccountId) return null;
  const results = [...filterResults(status), ...(ownFilters?.(status) ?? [])].filter(
    result => result.filter.filter_action !== 'blur' && appliesIn(result, context),
  );
  if (results.length === 0) return null;
  return {
    titles: [...new Set(results.map(({ filter }) => filter.title))],
    isHidden: results.some(({ filter }) => filter.filter_action === 'hide'),
  };
}

/** Whether a filter covers the media of a post until the reader uncovers it. */
export function isBlurred(status: Status): boolean {
  return status.filtered.some(({ filter }) => filter.filter_action === 'blur');
}
