import { hashOf } from '../world/seeded-random.js';
import type { World } from '../world/world.js';

const MAXIMUM_GENERATED = 80;

/**
 * Ids of the accounts that favourited a status, earliest first. The world counts more favourites than it records; the
 * difference is filled with followers of the author on other servers, so that no member of this server appears to have
 * favourited a status they did not. The generated part does not depend on recorded favourites.
 */
export function favouritedBy(world: World, statusId: string): string[] {
  const status = world.statuses.get(statusId);
  if (status === undefined) return [];
  const recorded = world.favouritedBy.get(statusId) ?? new Set<string>();
  const missing = Math.min(status.favourites_count - recorded.size, MAXIMUM_GENERATED);
  if (missing <= 0) return [...recorded];
  const generated = [...(world.followers.get(status.account_id) ?? [])]
    .filter(id => !recorded.has(id) && id !== status.account_id && world.accounts.get(id)?.host !== null)
    .map(id => ({ id, rank: hashOf(`${id} ${statusId}`) }))
    .toSorted((one, other) => one.rank - other.rank || (one.id < other.id ? -1 : 1));
  return [...generated.slice(0, missing).map(one => one.id), ...recorded];
}
