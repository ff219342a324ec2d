import type { NotificationRecord, NotificationType } from './notifications.js';
import type { Server, Wire } from './server.js';
import { accountJson, statusJson } from './serialize.js';
import { hears } from './streaming.js';
import type { StatusRecord } from './world/world.js';
import { hasLink } from './world/world.js';
import { canSee } from './world/sight.js';

/** A notification as the wire has it, or null when its account or post is gone. */
export function notificationJson(server: Server, notification: NotificationRecord, viewerId: string): Wire | null {
  const account = server.world.accounts.get(notification.accountId);
  const status = notification.statusId === null ? null : server.world.statuses.get(notification.statusId);
  if (account === undefined || status === undefined) return null;
  const created = new Date(notification.createdAt).toISOString();
  return {
    id: server.profile.ids.encode(notification.id),
    type: notification.type,
    created_at: server.profile.statuses.wholeSeconds ? created.replace(/\.\d+Z$/, 'Z') : created,
    account: accountJson(server, account),
    ...(server.profile.name === 'default' || server.profile.name === 'mastodon-4.7'
      ? { group_key: `ungrouped-${notification.id}` }
      : {}),
    ...(status === null ? {} : { status: statusJson(server, status, viewerId) }),
  };
}

function isInMutedThread(server: Server, statusId: string, accountId: string): boolean {
  const muted = server.kept.state.mutedThreads[accountId] ?? [];
  let id: string | null = muted.length > 0 ? statusId : null;
  while (id !== null) {
    if (muted.includes(id)) return true;
    id = server.world.statuses.get(id)?.in_reply_to_id ?? null;
  }
  return false;
}

/** Tells a member of this server what somebody did, unless it was their own doing or they silenced that person. */
export function notify(server: Server, to: string, type: NotificationType, by: string, statusId: string | null): void {
  const { world } = server;
  if (to === by || world.accounts.get(to)?.host !== null) return;
  if (hasLink(world.mutes, to, by) || hasLink(world.blocks, to, by)) return;
  if (statusId !== null && (!canSee(world, statusId, to) || isInMutedThread(server, statusId, to))) return;
  const notification = server.notifications.add(to, { type, accountId: by, statusId });
  server.hub.publish({ kind: 'notification', to, notification });
}

/** A new post is streamed, and those it replies to, mentions or quotes are told. */
export function announceStatus(server: Server, status: StatusRecord): void {
  const { world } = server;
  server.hub.publish({ kind: 'status', statusId: status.id });
  if (status.reblog_of_id !== null) {
    const author = world.statuses.get(status.reblog_of_id)?.account_id;
    if (author !== undefined) notify(server, author, 'reblog', status.account_id, status.reblog_of_id);
    return;
  }
  const told = new Set(status.mentions.map(mention => mention.id));
  if (status.in_reply_to_account_id !== null) told.add(status.in_reply_to_account_id);
  for (const accountId of told) notify(server, accountId, 'mention', status.account_id, status.id);
  const quotedId = status.quote?.quoted_status_id ?? null;
  const quotedAuthor = quotedId === null ? undefined : world.statuses.get(quotedId)?.account_id;
  if (quotedAuthor !== undefined && !told.has(quotedAuthor)) notify(server, quotedAuthor, 'quote', status.account_id, status.id);
}

/** Takes a post away with `remove`, then tells every channel that had it, and those that had it reblogged. */
export function withdrawStatus(server: Server, status: StatusRecord, remove: () => void): void {
  const { world, hub, profile } = server;
  const wrappers = [...world.reblogs.values()].flatMap(mine => mine.get(status.id) ?? []);
  const gone = [status, ...wrappers.flatMap(id => world.statuses.get(id) ?? [])];
  for (const one of gone) {
    hub.publish({
      kind: 'delete',
      wireId: profile.ids.encode(one.id, one.edits.length),
      audience: (viewerId, channel) => hears(world, one.id, viewerId, channel),
    });
  }
  remove();
}
