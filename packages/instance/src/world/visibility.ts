import { hasLink, type World } from './world.js';
import type { StatusRecord } from './records.js';

/** True when `viewerId` (null: a visitor) may read the status. A reblog needs its reblogged status to be visible. */
export function canSee(world: World, statusId: string, viewerId: string | null): boolean {
  const status = world.statuses.get(statusId);
  if (status === undefined) return false;
  if (status.reblog_of_id !== null && !canSee(world, status.reblog_of_id, viewerId)) return false;
  if (viewerId !== null && status.account_id === viewerId) return true;
  if (viewerId !== null && hasLink(world.blocks, status.account_id, viewerId)) return false;
  switch (status.visibility) {
    case 'public':
    case 'unlisted':
    case 'local':
      return true;
    case 'self':
      return false;
    case 'private':
      return viewerId !== null && (hasLink(world.following, viewerId, status.account_id) || mentioned(status, viewerId));
    case 'mutuals_only':
      return (
        viewerId !== null &&
        ((hasLink(world.following, viewerId, status.account_id) && hasLink(world.following, status.account_id, viewerId)) ||
          mentioned(status, viewerId))
      );
    case 'direct':
    case 'list':
      return viewerId !== null && mentioned(status, viewerId);
  }
}

function mentioned(status: StatusRecord, accountId: string): boolean {
  return status.mentions.some(mention => mention.id === accountId);
}

/** True when the viewer muted or blocked the account, or blocked its domain. */
export function isSilenced(world: World, viewerId: string | null, accountId: string): boolean {
  if (viewerId === null) return false;
  const host = world.accounts.get(accountId)?.host ?? null;
  return (
    hasLink(world.mutes, viewerId, accountId) ||
    hasLink(world.blocks, viewerId, accountId) ||
    (host !== null && hasLink(world.domainBlocks, viewerId, host))
  );
}
