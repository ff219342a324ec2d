import type { Client } from '@rookery/api-client';
import { type AdminAccount, adminAccountsOf, type AdminApi } from '@rookery/api-client/admin';
import { changesQueries, type ListDefinition, updateList } from '@rookery/store';
import { itemsToRemove, type ListState, removeItems, type RemovedItems, restoreItems } from '@rookery/store/list';
import type { QueryClient } from '@tanstack/react-query';
import { type ListedAccount, staffAccountList } from '../accounts/account-lists.data.js';
import { accountItemId } from '../data/staff-accounts.js';
import { countsKey } from '../data/staff-cache.data.js';
import { ignoreGone } from '../entries/staff-table.data.js';

/** The accounts of the server that wait for approval, the latest first. */
export const applicantsList = (api: AdminApi): ListDefinition<ListedAccount> =>
  staffAccountList(api, { status: 'pending', origin: 'local', isStaff: false, field: 'username', words: '' });

export interface Answer {
  account: AdminAccount;
  answer: 'approve' | 'reject';
}

/** Answers an applicant, who leaves the list at once and comes back where the server refuses. */
export function answerMutation(client: Client, queryClient: QueryClient, api: AdminApi) {
  const { queryKey } = applicantsList(api);
  return {
    meta: changesQueries(queryKey, countsKey),
    mutationFn: ({ account, answer }: Answer): Promise<void> =>
      // One that another member of the staff has rejected is gone.
      answer === 'approve'
        ? adminAccountsOf(client, api).approve(account)
        : adminAccountsOf(client, api).reject(account).catch(ignoreGone),
    onMutate({ account }: Answer): RemovedItems | null {
      const state = queryClient.getQueryData<ListState>(queryKey);
      const ids = [accountItemId(api, account)];
      const removed = state === undefined ? null : itemsToRemove(state, ids);
      updateList(queryClient, queryKey, known => removeItems(known, ids));
      return removed;
    },
    onError(_error: unknown, _answer: Answer, removed: RemovedItems | null | undefined) {
      if (removed) updateList(queryClient, queryKey, state => restoreItems(state, removed));
      // Somebody else may have answered.
      void queryClient.invalidateQueries({ queryKey });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: countsKey }),
  };
}
