import { isLimited, isSilenced, isSuspended } from './visibility.js';
import { hasLink, type World } from './world.js';

/** Discoverable accounts that `accountId` does not follow and has not dismissed, by follower count. */
export function suggestions(world: World, accountId: string, limit = 40): string[] {
  return [...world.accounts.values()]
    .filter(
      account =>
        account.id !== accountId &&
        account.discoverable &&
        !account.memorial &&
        !isLimited(world, account) &&
        !isSuspended(world, account) &&
        !hasLink(world.following, accountId, account.id) &&
        !hasLink(world.requests, accountId, account.id) &&
        !hasLink(world.dismissed, accountId, account.id) &&
        !isSilenced(world, accountId, account.id),
    )
    .toSorted((one, other) => other.followers_count - one.followers_count || (one.id < other.id ? -1 : 1))
    .slice(0, limit)
    .map(account => account.id);
}

/** Names of tags used today, by number of accounts. */
export function trendingTags(world: World, limit = 10): string[] {
  return [...world.tags.values()]
    .filter(tag => Number(tag.history[0]?.accounts ?? 0) > 0)
    .toSorted(
      (one, other) =>
        Number(other.history[0]?.accounts ?? 0) - Number(one.history[0]?.accounts ?? 0) || (one.name < other.name ? -1 : 1),
    )
    .slice(0, limit)
    .map(tag => tag.name);
}

/** The account id for `user`, `user@host` or `@user@host`, case-insensitive. */
export function accountIdByAcct(world: World, acct: string): string | null {
  return world.accountIdsByAcct.get(acct.replace(/^@/, '').toLowerCase()) ?? null;
}
