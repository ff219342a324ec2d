import type { Account, Relationship } from '@rookery/api-client';

/**
 * The text of an account’s follow button. `loading`: the relationship is not known yet; `blockedBy`: the account blocks the reader;
 * `absent`: there is nothing to follow, because the account is the reader's own, has moved or is suspended.
 */
export type FollowState = 'loading' | 'follow' | 'followBack' | 'requested' | 'following' | 'blocked' | 'blockedBy' | 'absent';

/**
 * The state of the follow button (HINT-03). A visitor is offered to follow. An account that moved or was suspended can be unfollowed only.
 *
 * @param relationship Undefined while it is not known.
 */
export function followState(
  account: Pick<Account, 'id' | 'moved' | 'suspended'>,
  relationship: Relationship | undefined,
  { isSignedIn, ownAccountId }: { isSignedIn: boolean; ownAccountId: string | null },
): FollowState {
  const isOpen = account.moved === null && !account.suspended;
  if (account.id === ownAccountId) return 'absent';
  if (!isSignedIn) return isOpen ? 'follow' : 'absent';
  if (relationship === undefined) return isOpen ? 'loading' : 'absent';
  if (relationship.blocking) return 'blocked';
  if (relationship.requested) return 'requested';
  if (relationship.following) return 'following';
  if (!isOpen) return 'absent';
  if (relationship.blocked_by) return 'blockedBy';
  return relationship.followed_by ? 'followBack' : 'follow';
}

/** How a followed account is followed, and what of that the server lets the reader change. An absent callback is not offered. */
export interface FollowOptions {
  isNotifying: boolean;
  showsReblogs: boolean;
  onNotify?: ((isOn: boolean) => void) | undefined;
  onShowReblogs?: ((isOn: boolean) => void) | undefined;
  /** Chooses the languages of the posts in Home. */
  onLanguages?: (() => void) | undefined;
}
