import { isSilenced } from './visibility.js';
import { hasLink, type World } from './world.js';

/** Discoverable people `accountId` does not follow and has not dismissed, the most followed first. */
export function suggestions(world: World, accountId: string, limit = 40): string[] {
  return [...world.accounts.values()]
    .filter(
      account =>
        account.id !== accountId &&
        account.discoverable &&
        !account.memorial &&
        !hasLink(world.following, accountId, account.id) &&
        !hasLink(world.requests, accountId, account.id) &&
        !hasLink(world.dismissed, accountId, account.id) &&
        !isSilenced(world, accountId, account.id),
    )
    .toSorted((one, other) => other.followers_count - one.followers_count || (one.id < other.id ? -1 : 1))
    .slice(0, limit)
    .map(account => account.id);
}

/** Tag names (as written) by how many people used them today, most first; a tag nobody used today is no trend. */
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

/** Account id by `user`, `user@host` or `@user@host`, in any case. */
export function accountIdByAcct(world: World, acct: string): string | null {
  return world.accountIdsByAcct.get(acct.replace(/^@/, '').toLowerCase()) ?? null;
}
