import type { Account, Relationship } from '@rookery/api-client';

/** A banner above a profile: it moved, or is kept in memory of somebody. */
export type ProfileBanner = 'moved' | 'memorial';

/**
 * Why the posts of a profile are not shown at first. `suspended`: by the server; `limited`: hidden by moderators, `blocked`: by the
 * reader, and `blockedDomain`: with their server, all until the reader wants them; `blockedBy`: the account blocks the reader.
 */
export type PostsGate = 'suspended' | 'limited' | 'blocked' | 'blockedDomain' | 'blockedBy';

export function profileBanner({ moved, memorial }: Pick<Account, 'moved' | 'memorial'>): ProfileBanner | null {
  if (moved !== null) return 'moved';
  return memorial ? 'memorial' : null;
}

/** @param relationship Undefined for visitors, on the own profile, and until it is known. */
export function postsGate(
  account: Pick<Account, 'suspended' | 'limited'>,
  relationship: Relationship | undefined,
  isOwn: boolean,
): PostsGate | null {
  if (account.suspended) return 'suspended';
  if (isOwn) return null;
  if (relationship?.blocked_by) return 'blockedBy';
  if (relationship?.blocking) return 'blocked';
  if (relationship?.domain_blocking) return 'blockedDomain';
  return account.limited && relationship?.following !== true ? 'limited' : null;
}

/** Whether the reader may see the posts after all. */
export const canBeRevealed = (gate: PostsGate): boolean => gate !== 'suspended' && gate !== 'blockedBy';

/** Whether the account shows its posts to followers alone, and the reader is none. */
export function isForFollowers(account: Pick<Account, 'locked'>, relationship: Relationship | undefined): boolean {
  return account.locked && relationship?.following !== true;
}

/** The roles of an account that a profile names. `name`: as the server has it; null: one of the two that every server knows. */
interface ShownRole {
  readonly key: string;
  readonly kind: 'admin' | 'moderator' | 'other';
  readonly name: string | null;
}

/** The public roles of an account. Servers without names of roles say who administrates and moderates. */
export function shownRoles({ roles, is_admin, is_moderator }: Pick<Account, 'roles' | 'is_admin' | 'is_moderator'>): ShownRole[] {
  const named = roles.filter(({ name }) => name.trim() !== '');
  if (named.length > 0) return named.map(({ name }, index) => ({ key: `${index}`, kind: 'other', name }));
  if (is_admin) return [{ key: 'admin', kind: 'admin', name: null }];
  return is_moderator ? [{ key: 'moderator', kind: 'moderator', name: null }] : [];
}
