import type { Account } from '@rookery/api-client';
import { accountSearchQuery, useClient, useFeatures } from '@rookery/api-client/query';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { changeMember, isMemberNow, noChanges, shownMembers } from './member-changes.js';
import { changeMemberMutation, listMembersQuery } from './own-lists.data.js';

const noAccounts: readonly Account[] = [];

/**
 * The members of a list, or the accounts that a search finds, and changes of membership. A change shows at once; a failed one is taken
 * back.
 *
 * @param words '' for the members.
 */
export function useListMembers(listId: string, words: string) {
  const client = useClient();
  const { data: features } = useFeatures();
  const takesAnyone = features?.listsOfAnyone === true;
  const members = useQuery(listMembersQuery(client, listId));
  const found = useInfiniteQuery(accountSearchQuery(client, words, takesAnyone ? 'everyone' : 'following'));
  const [changes, setChanges] = useState(noChanges);
  const { mutate, variables, status } = useMutation(changeMemberMutation(client, useQueryClient()));
  const loaded = members.data ?? noAccounts;
  const loadedIds = useMemo(() => new Set(loaded.map(({ id }) => id)), [loaded]);
  const isMember = (accountId: string): boolean => isMemberNow(loadedIds, changes, accountId);
  const toggle = (account: Account): void => {
    const change = { listId, account, isMember: !isMember(account.id) };
    setChanges(before => changeMember(before, account, change.isMember));
    mutate(change, { onError: () => setChanges(before => changeMember(before, account, !change.isMember)) });
  };
  const isSearch = words !== '';
  const accounts = isSearch ? (found.data?.pages.flatMap(page => page.items) ?? noAccounts) : shownMembers(loaded, changes);
  // Whether a found account is a member is known only with the members.
  const isPending = members.isPending || (isSearch && found.isPending);
  const hasFailed = members.isError || (isSearch && found.isError);
  const retry = (): void => void (members.isError ? members.refetch() : found.refetch());
  return { accounts, isMember, toggle, takesAnyone, isPending, hasFailed, retry, change: variables, changeStatus: status };
}

/** A pause in typing this long begins a search. */
const TYPING_PAUSE_MS = 300;

/** A typed text once typing has paused. An empty text is returned at once. */
export function useSettledText(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), text === '' ? 0 : TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return text === '' ? '' : settled;
}
