import { canSee } from './sight.js';
import type { World } from './world.js';

/** The thread around a post, as the wire orders it: ancestors from the root, descendants depth first and oldest first. */
export function context(world: World, statusId: string, viewerId: string | null): { ancestors: string[]; descendants: string[] } {
  const ancestors: string[] = [];
  let parent = world.statuses.get(statusId)?.in_reply_to_id ?? null;
  while (parent !== null && canSee(world, parent, viewerId)) {
    ancestors.push(parent);
    parent = world.statuses.get(parent)?.in_reply_to_id ?? null;
  }
  const descendants: string[] = [];
  const waiting = [...(world.replies.get(statusId) ?? [])].toReversed();
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (canSee(world, next, viewerId)) descendants.push(next);
    for (const reply of (world.replies.get(next) ?? []).toReversed()) waiting.push(reply);
  }
  return { ancestors: ancestors.toReversed(), descendants };
}
