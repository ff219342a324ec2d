import { accountsOf, compareIds, type Account, type Client, type List, listsOf } from '@rookery/api-client';
import { changesQueries, ingestAccounts } from '@rookery/store';
import { timelineKey } from '@rookery/timeline';
import { queryOptions, type QueryClient } from '@tanstack/react-query';

const LISTS_STALE_MS = 5 * 60 * 1000;
/** Members past these pages are not shown. */
const MOST_MEMBER_PAGES = 25;
const MEMBERS_PER_PAGE = 80;

const listsKey = ['web', 'lists'] as const;
const listKey = (listId: string) => ['web', 'list', listId] as const;
const membersKey = (listId: string) => ['web', 'list-members', listId] as const;
const listsOfKey = (accountId: string) => ['web', 'lists-of', accountId] as const;

/** The member's lists, newest first. */
export function listsQuery(client: Client) {
  return queryOptions({
    queryKey: listsKey,
    queryFn: async ({ signal }) => (await listsOf(client).all({ signal })).toSorted((one, other) => compareIds(other.id, one.id)),
    staleTime: LISTS_STALE_MS,
  });
}

/** One of the member's lists. */
export function listQuery(client: Client, listId: string) {
  return queryOptions({
    queryKey: listKey(listId),
    queryFn: ({ signal }) => listsOf(client).get(listId, { signal }),
    staleTime: LISTS_STALE_MS,
  });
}

/** All members of a list: whether an account that a search finds is a member is known only from all of them. */
export function listMembersQuery(client: Client, listId: string) {
  return queryOptions({
    queryKey: membersKey(listId),
    queryFn: async ({ signal, client: queryClient }): Promise<readonly Account[]> => {
      let page = await listsOf(client).accounts(listId, { limit: MEMBERS_PER_PAGE }, { signal });
      const members = [...page.items];
      for (let pages = 1; page.next !== null && pages < MOST_MEMBER_PAGES; pages += 1) {
        page = await accountsOf(client).page(page.next, { signal });
        members.push(...page.items);
      }
      ingestAccounts(queryClient, members);
      return members;
    },
    staleTime: LISTS_STALE_MS,
  });
}

/** Ids of the member's lists that contain an account. */
export function listsOfAccountQuery(client: Client, accountId: string) {
  return queryOptions({
    queryKey: listsOfKey(accountId),
    queryFn: async ({ signal }) => (await listsOf(client).ofAccount(accountId, { signal })).map(({ id }) => id),
    staleTime: LISTS_STALE_MS,
  });
}

export function createListMutation(client: Client, queryClient: QueryClient) {
  return {
    meta: changesQueries(listsKey),
    mutationFn: (title: string) => listsOf(client).create({ title }),
    onSuccess(list: List) {
      queryClient.setQueryData<List[]>(listsKey, lists => lists && [list, ...lists]);
    },
  };
}

export function renameListMutation(client: Client, queryClient: QueryClient, listId: string) {
  return {
    meta: changesQueries(listsKey, listKey(listId)),
    mutationFn: (title: string) => listsOf(client).update(listId, { title }),
    onSuccess(list: List) {
      queryClient.setQueryData(listKey(listId), list);
      queryClient.setQueryData<List[]>(listsKey, lists => lists?.map(one => (one.id === listId ? list : one)));
    },
  };
}

export function deleteListMutation(client: Client, queryClient: QueryClient) {
  return {
    meta: changesQueries(listsKey, ['web', 'list'], ['web', 'lists-of']),
    mutationFn: ({ id }: List) => listsOf(client).delete(id),
    onSuccess(_: unknown, { id }: List) {
      queryClient.setQueryData<List[]>(listsKey, lists => lists?.filter(list => list.id !== id));
    },
  };
}

export interface MemberChange {
  listId: string;
  account: Account;
  /** Whether the account is added. */
  isMember: boolean;
}

/** Adds an account to a list or removes it. Changes of all lists are sent in order. */
export function changeMemberMutation(client: Client, queryClient: QueryClient) {
  return {
    scope: { id: 'list-members' },
    meta: changesQueries(['web', 'list-members'], ['web', 'lists-of']),
    mutationFn: ({ listId, account, isMember }: MemberChange) =>
      listsOf(client)[isMember ? 'addAccounts' : 'removeAccounts'](listId, [account.id]),
    onSuccess(_: unknown, { listId, account }: MemberChange) {
      // An open editor shows its own changes: the next one asks again.
      void queryClient.invalidateQueries({ queryKey: membersKey(listId), refetchType: 'none' });
      void queryClient.invalidateQueries({ queryKey: listsOfKey(account.id), refetchType: 'none' });
      // Older posts of the list come or go as well.
      void queryClient.resetQueries({ queryKey: timelineKey({ kind: 'list', id: listId }) });
    },
  };
}
