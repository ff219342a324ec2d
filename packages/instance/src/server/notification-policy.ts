import {
  policyGroups,
  type NotificationPolicy,
  type NotificationRecord,
  type PolicyChoice,
  type PolicyGroup,
} from './notification-record.js';
import type { Server } from './server.js';
import { isLimited } from '../world/visibility.js';
import { hasLink, type World } from '../world/world.js';

/** Mastodon's defaults. */
const defaultPolicy: NotificationPolicy = {
  for_not_following: 'accept',
  for_not_followers: 'accept',
  for_new_accounts: 'accept',
  for_private_mentions: 'filter',
  for_limited_accounts: 'filter',
};

export const isPolicyChoice = (value: string | undefined): value is PolicyChoice =>
  value === 'accept' || value === 'filter' || value === 'drop';

const NEW_ACCOUNT_MS = 30 * 86_400_000;

export const policyOf = (server: Server, accountId: string): NotificationPolicy => ({
  ...defaultPolicy,
  ...server.overrides.state.notificationPolicies?.[accountId],
});

/** The choice of an account's policy for a notification: the strictest one of the groups that its sender belongs to. */
export function policyChoice(server: Server, to: string, by: string, statusId: string | null): PolicyChoice {
  const { world, profile } = server;
  const isTrusted = server.overrides.state.acceptedSenders?.[to]?.includes(by) === true;
  if (!profile.notifications.policies || isTrusted || hasLink(world.following, to, by)) return 'accept';
  const policy = policyOf(server, to);
  const choices = policyGroups
    .filter(group => belongsTo(world, group, server.now(), { to, by, statusId }))
    .map(group => policy[group]);
  return choices.includes('drop') ? 'drop' : choices.includes('filter') ? 'filter' : 'accept';
}

interface Facts {
  to: string;
  by: string;
  statusId: string | null;
}

function belongsTo(world: World, group: PolicyGroup, now: number, { to, by, statusId }: Facts): boolean {
  switch (group) {
    case 'for_not_following':
      return !hasLink(world.following, to, by);
    case 'for_not_followers':
      return !hasLink(world.following, by, to);
    case 'for_new_accounts':
      return now - Date.parse(world.accounts.get(by)?.created_at ?? '') < NEW_ACCOUNT_MS;
    case 'for_private_mentions': {
      const status = statusId === null ? undefined : world.statuses.get(statusId);
      return status?.visibility === 'direct' && status.in_reply_to_account_id !== to;
    }
    case 'for_limited_accounts':
      return isLimited(world, world.accounts.get(by));
  }
}

/** The viewer's notifications, ascending, without cleared ones, muted and blocked accounts, deleted statuses and (by default) filtered ones. */
export function inboxOf(server: Server, viewerId: string, includesFiltered = false): NotificationRecord[] {
  const { world, overrides } = server;
  const cleared = overrides.state.clearedNotifications[viewerId] ?? '';
  return server.notifications
    .of(viewerId)
    .filter(
      one =>
        one.id > cleared &&
        (includesFiltered || one.isFiltered !== true) &&
        !hasLink(world.mutes, viewerId, one.accountId) &&
        !hasLink(world.blocks, viewerId, one.accountId) &&
        (one.statusId === null || world.statuses.has(one.statusId)),
    );
}

export interface NotificationRequest {
  /** The id of the sender: an account has one request of it. */
  readonly accountId: string;
  readonly notifications: readonly NotificationRecord[];
}

/** The requests of an account: its filtered notifications by sender, newest first. */
export function requestsOf(server: Server, viewerId: string): NotificationRequest[] {
  const bySender = new Map<string, NotificationRecord[]>();
  for (const one of inboxOf(server, viewerId, true).toReversed()) {
    if (one.isFiltered === true) bySender.set(one.accountId, [...(bySender.get(one.accountId) ?? []), one]);
  }
  return [...bySender].map(([accountId, notifications]) => ({ accountId, notifications }));
}

/** Shows the filtered notifications of a sender, now and later. */
export function acceptSender(server: Server, viewerId: string, senderId: string): void {
  for (const one of server.notifications.of(viewerId)) if (one.accountId === senderId) delete one.isFiltered;
  server.overrides.change(state => {
    const accepted = (state.acceptedSenders ??= {});
    accepted[viewerId] = [...(accepted[viewerId] ?? []), senderId];
  });
  server.hub.publish({
    kind: 'personal',
    to: viewerId,
    streams: ['user', 'user:notification'],
    event: 'notifications_merged',
    payload: '1',
  });
}

/** Deletes the filtered notifications of a sender. */
export function dismissSender(server: Server, viewerId: string, senderId: string): void {
  server.notifications.remove(viewerId, one => one.accountId === senderId && one.isFiltered === true);
}
