import type { AccountList } from './account-lists.data.js';

/** The state of a merged list: loading until each account has answered, failed only where all have failed. */
export function mergedView(lists: readonly Pick<AccountList, 'isLoading' | 'failed' | 'rows' | 'hasFailed'>[]) {
  const isFailed =
    lists.length > 0 && lists.every(({ hasFailed, failed, rows }) => hasFailed && failed === 'newest' && rows.length === 0);
  const isLoading = lists.some(list => list.isLoading) && lists.every(({ rows }) => rows.length === 0);
  return {
    phase: isFailed ? ('failed' as const) : isLoading ? ('loading' as const) : ('ready' as const),
    isBusy: lists.some(list => list.isLoading),
  };
}
