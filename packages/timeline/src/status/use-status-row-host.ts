import type { Account } from '@rookery/api-client';
import { accountKey, useOwnAccountId, useStatusesBeingDeleted, type FilterContext, type FilterPlace } from '@rookery/store';
import { plainName } from '@rookery/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { RowCommandRegistry } from '../commands/row-commands.js';
import type { StatusActions } from '../commands/command-context.js';
import type { OwnFilters } from '../filters/own-filters.js';
import { useFilters } from '../filters/use-filters.js';
import { useStatusActions } from './use-status-actions.js';

/** Values that the rows of a list share. Read once per list, not once per row. */
export interface StatusRowHost {
  actions: StatusActions;
  /** Null while it is not known, and for a visitor. */
  ownAccountId: string | null;
  /** Own posts whose deletion is on its way: their rows show a placeholder. */
  idsBeingDeleted: readonly string[];
  /** The display name of an account, when the cache has it. Not subscribed to: a name that arrives later redraws no row. */
  nameOf(accountId: string): string | null;
  /** Where the rows are, for the reader's filters. */
  filterPlace(): FilterPlace;
  /** Not read by rows: another one draws them anew, because other posts are filtered. */
  filters: OwnFilters | undefined;
  /** Rows register their commands here, for the keys of the list. Null outside lists. */
  registry: RowCommandRegistry | null;
}

/** Stable while the reader stays signed in to the same account. */
export function useStatusRowHost(registry: RowCommandRegistry | null, filterContext: FilterContext | null = null): StatusRowHost {
  const queryClient = useQueryClient();
  const actions = useStatusActions();
  const ownAccountId = useOwnAccountId();
  const idsBeingDeleted = useStatusesBeingDeleted();
  const filters = useFilters();
  return useMemo(
    () => ({
      actions,
      ownAccountId,
      idsBeingDeleted,
      nameOf(accountId) {
        const account = queryClient.getQueryData<Account>(accountKey(accountId));
        return account === undefined ? null : plainName(account.display_name, account.emojis) || null;
      },
      filterPlace: () => ({ filterContext, ownAccountId, now: Date.now() }),
      filters,
      registry,
    }),
    [actions, ownAccountId, idsBeingDeleted, queryClient, filterContext, filters, registry],
  );
}
