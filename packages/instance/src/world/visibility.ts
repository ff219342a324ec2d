import { hasLink, type World } from './world.js';
import type { AccountRecord, StatusRecord } from './records.js';

/** True when `viewerId` (null: a visitor) may read the status. A reblog needs its reblogged status to be visible. */
export function canSee(world: World, statusId: string, viewerId: string | null): boolean {
  const status = world.statuses.get(statusId);
  if (status === undefined || isSuspended(world, world.accounts.get(status.account_id))) return false;
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

/** The limit of a server by the staff, or of one above it; null: it has none. */
function limitOf(world: World, host: string | null): 'silence' | 'suspend' | null {
  const rows = world.staffRows.get('domain_blocks');
  if (host === null || rows === undefined) return null;
  for (const row of rows.values()) {
    const domain = row?.['domain'];
    if (typeof domain !== 'string' || (host !== domain && !host.endsWith(`.${domain}`))) continue;
    const severity = row?.['severity'];
    if (severity === 'silence' || severity === 'suspend') return severity;
  }
  return null;
}

/** True for an account that the staff suspended, or whose server it cut off: nobody sees its posts. */
export function isSuspended(world: World, account: AccountRecord | undefined): boolean {
  return account?.standing?.suspended === true || limitOf(world, account?.host ?? null) === 'suspend';
}

/** True for an account that the staff limited, or whose server it limited: its posts are not in public timelines. */
export function isLimited(world: World, account: AccountRecord | undefined): boolean {
  return account?.standing?.limited === true || limitOf(world, account?.host ?? null) === 'silence';
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
