import type { FilterResult, Status } from '@rookery/api-client';

/** The cache key of the reader's filters. Invalidate it when they have changed elsewhere. */
export const filtersKey = ['filters'] as const;

/** Where a post is shown. A filter names the contexts it applies in. */
export type FilterContext = 'home' | 'public' | 'account' | 'thread' | 'notifications';

/** Where a post is shown, to whom, and when. */
export interface FilterPlace {
  /** Null: filters do not apply. */
  filterContext: FilterContext | null;
  /** The reader's own posts are never filtered. Null: a visitor, or not known yet. */
  ownAccountId: string | null;
  /** Milliseconds since the epoch. */
  now: number;
}

/** The filters that match a post and apply in this place. A filter that names no context applies everywhere, an expired one nowhere. */
export function filtersHere(
  { filtered, account }: Pick<Status, 'filtered' | 'account'>,
  { filterContext, ownAccountId, now }: FilterPlace,
): readonly FilterResult[] {
  if (filtered.length === 0) return filtered;
  if (filterContext === null || account.id === ownAccountId) return [];
  return filtered.filter(
    ({ filter: { context, expires_at } }) =>
      (context.length === 0 || context.includes(filterContext)) && (expires_at === null || Date.parse(expires_at) > now),
  );
}

/** Whether one of the reader's filters hides a post in this place. */
export const isHiddenHere = (status: Pick<Status, 'filtered' | 'account'>, place: FilterPlace): boolean =>
  filtersHere(status, place).some(({ filter }) => filter.filter_action === 'hide');
