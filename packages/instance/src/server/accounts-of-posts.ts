import type { ReactionRecord, StatusRecord } from '../world/records.js';
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
  return filled(world, status, world.favouritedBy.get(statusId) ?? new Set<string>(), status.favourites_count, statusId);
}

/** Ids of the accounts that reposted a status, earliest first; filled as those of `favouritedBy`. */
export function rebloggedBy(world: World, statusId: string): string[] {
  const status = world.statuses.get(statusId);
  if (status === undefined) return [];
  const wrappers = [...world.reblogs].flatMap(([accountId, mine]) => {
    const wrapperId = mine.get(statusId);
    return wrapperId === undefined ? [] : [{ accountId, wrapperId }];
  });
  const recorded = wrappers
    .toSorted((one, other) => (one.wrapperId < other.wrapperId ? -1 : 1))
    .map(({ accountId }) => accountId);
  return filled(world, status, new Set(recorded), status.reblogs_count, `${statusId} reblog`);
}

/** Ids of the accounts that reacted to a status with an emoji, earliest first; filled as those of `favouritedBy`. */
export function reactedBy(world: World, status: StatusRecord, { name, count, account_ids: recorded }: ReactionRecord): string[] {
  return filled(world, status, new Set(recorded), count, `${status.id} ${name}`);
}

/** `seed`: decides which followers are taken. */
function filled(world: World, status: StatusRecord, recorded: ReadonlySet<string>, count: number, seed: string): string[] {
  const missing = Math.min(count - recorded.size, MAXIMUM_GENERATED);
  if (missing <= 0) return [...recorded];
  const generated = [...(world.followers.get(status.account_id) ?? [])]
    .filter(id => !recorded.has(id) && id !== status.account_id && world.accounts.get(id)?.host !== null)
    .map(id => ({ id, rank: hashOf(`${id} ${seed}`) }))
    .toSorted((one, other) => one.rank - other.rank || (one.id < other.id ? -1 : 1));
  return [...generated.slice(0, missing).map(one => one.id), ...recorded];
}
