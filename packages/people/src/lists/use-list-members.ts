import { type Account, errorText } from '@rookery/api-client';
import { useClient, useFeatures } from '@rookery/store';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { findAccounts } from '../accounts/find-accounts.data.js';
import { changeMember, isMemberNow, noChanges, shownMembers } from './member-changes.js';
import { changeMemberMutation, listMembersQuery, type MemberChange } from './own-lists.data.js';

const noAccounts: readonly Account[] = [];

/** The members of a list, a search for others, and changes of membership. A change shows at once; a failed one is taken back. */
export function useListMembers(listId: string) {
  const client = useClient();
  const queryClient = useQueryClient();
  const { data: features } = useFeatures();
  const takesAnyone = features?.listsOfAnyone === true;
  const members = useQuery(listMembersQuery(client, listId));
  const search = useMemo(
    () => findAccounts(client, queryClient, takesAnyone ? 'everyone' : 'following'),
    [client, queryClient, takesAnyone],
  );
  const [changes, setChanges] = useState(noChanges);
  const { mutate, variables, status } = useMutation(changeMemberMutation(client, queryClient));
  const loaded = members.data ?? noAccounts;
  const loadedIds = useMemo(() => new Set(loaded.map(({ id }) => id)), [loaded]);
  const isMember = (accountId: string): boolean => isMemberNow(loadedIds, changes, accountId);
  const toggle = (account: Account): void => {
    const change: MemberChange = { listId, account, isMember: !isMember(account.id) };
    setChanges(before => changeMember(before, account, change.isMember));
    mutate(change, { onError: () => setChanges(before => changeMember(before, account, !change.isMember)) });
  };
  return {
    accounts: shownMembers(loaded, changes),
    isMember,
    toggle,
    search,
    takesAnyone,
    isPending: members.isPending,
    hasFailed: members.isError,
    /** The words of the server for the failure; '' without any. */
    reason: errorText(members.error, ''),
    retry: (): void => void members.refetch(),
    change: variables,
    changeStatus: status,
  };
}
