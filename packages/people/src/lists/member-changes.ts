import type { Account } from '@rookery/api-client';

/** Changes of members that an editor has made, by account id. The latest wins. */
type MemberChanges = ReadonlyMap<string, { readonly account: Account; readonly isMember: boolean }>;

export const noChanges: MemberChanges = new Map();

/** Adds or removes an account. */
export function changeMember(changes: MemberChanges, account: Account, isMember: boolean): MemberChanges {
  return new Map(changes).set(account.id, { account, isMember });
}

/**
 * The accounts to show as members: added ones first, then the loaded ones. An account that was removed stays, so that it can be added
 * again and the focus stays in its row.
 */
export function shownMembers(loaded: readonly Account[], changes: MemberChanges): readonly Account[] {
  const loadedIds = new Set(loaded.map(({ id }) => id));
  const added = [...changes.values()].filter(({ account }) => !loadedIds.has(account.id));
  return [...added.map(({ account }) => account).toReversed(), ...loaded];
}

/** Whether an account is a member, given those that were loaded. */
export function isMemberNow(loadedIds: ReadonlySet<string>, changes: MemberChanges, accountId: string): boolean {
  return changes.get(accountId)?.isMember ?? loadedIds.has(accountId);
}
