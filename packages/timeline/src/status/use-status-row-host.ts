import type { Account } from '@rookery/api-client';
import { accountKey, useOwnAccountId, useStatusesBeingDeleted } from '@rookery/store';
import { plainName } from '@rookery/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { RowCommandRegistry } from '../commands/row-commands.js';
import type { StatusActions } from '../commands/command-context.js';
import type { FilterContext, OwnFilters } from '../filters/filter-rules.js';
import { useOwnFilters } from '../filters/use-own-filters.js';
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
  /** Where the rows are, for the reader's filters. Null: they do not apply. */
  filterContext: FilterContext | null;
  ownFilters: OwnFilters | null;
  /** Rows register their commands here, for the keys of the list. Null outside lists. */
  registry: RowCommandRegistry | null;
}

/** Stable while the reader stays signed in to the same account. */
export function useStatusRowHost(registry: RowCommandRegistry | null, filterContext: FilterContext | null = null): StatusRowHost {
  const queryClient = useQueryClient();
  const actions = useStatusActions();
  const ownAccountId = useOwnAccountId();
  const idsBeingDeleted = useStatusesBeingDeleted();
  const ownFilters = useOwnFilters();
  return useMemo(
    () => ({
      actions,
      ownAccountId,
      idsBeingDeleted,
      nameOf(accountId) {
        const account = queryClient.getQueryData<Account>(accountKey(accountId));
        return account === undefined ? null : plainName(account.display_name, account.emojis) || null;
      },
      filterContext,
      ownFilters,
      registry,
    }),
    [actions, ownAccountId, idsBeingDeleted, queryClient, filterContext, ownFilters, registry],
  );
}
