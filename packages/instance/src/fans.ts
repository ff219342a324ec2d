import type { World } from './world/world.js';

/** A small hash: what the world has no record of is the same each time it is asked. */
export function hashOf(text: string): number {
  let value = 2_166_136_261;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 16_777_619);
  }
  return value >>> 0;
}

const most = 80;

/**
 * Who favourited a post, earliest first. The world counts more favourites than it has records of; the rest are given
 * to followers of the author who live on other servers, so that no member of this one is said to have done what they
 * did not. Favouriting and taking it back leave the others as they are.
 */
export function fansOf(world: World, statusId: string): string[] {
  const status = world.statuses.get(statusId);
  if (status === undefined) return [];
  const known = world.favouritedBy.get(statusId) ?? new Set<string>();
  const missing = Math.min(status.favourites_count - known.size, most);
  if (missing <= 0) return [...known];
  const others = [...(world.followers.get(status.account_id) ?? [])]
    .filter(id => !known.has(id) && id !== status.account_id && world.accounts.get(id)?.host !== null)
    .map(id => ({ id, rank: hashOf(`${id} ${statusId}`) }))
    .toSorted((one, other) => one.rank - other.rank || (one.id < other.id ? -1 : 1));
  return [...others.slice(0, missing).map(one => one.id), ...known];
}
