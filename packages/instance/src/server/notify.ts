import { nextStatusFor } from '../world/seed.js';
import { canSee } from '../world/visibility.js';
import { hasLink } from '../world/world.js';
import { publishConversation } from './conversation-events.js';
import { extraOf } from './further-notifications.js';
import { policyChoice } from './notification-policy.js';
import type { NotificationType } from '../server-profiles/notification-profile.js';
import type { Server } from './server.js';
import { type Channel, isInChannel } from './streaming.js';
import { participantsOf } from '../world/conversations.js';
import type { StatusRecord } from '../world/records.js';

function isInMutedThread(server: Server, statusId: string, accountId: string): boolean {
  const muted = server.overrides.state.mutedThreads[accountId] ?? [];
  let id: string | null = muted.length > 0 ? statusId : null;
  while (id !== null) {
    if (muted.includes(id)) return true;
    id = server.world.statuses.get(id)?.in_reply_to_id ?? null;
  }
  return false;
}

/** Notifies a member of this server. Skips own actions, muted and blocked accounts, muted threads and invisible posts. */
export function notify(
  server: Server,
  to: string,
  type: NotificationType,
  by: string,
  statusId: string | null,
  extra?: Readonly<Record<string, unknown>>,
): void {
  const { world } = server;
  if (to === by || world.accounts.get(to)?.host !== null) return;
  if (hasLink(world.mutes, to, by) || hasLink(world.blocks, to, by)) return;
  if (statusId !== null && (!canSee(world, statusId, to) || isInMutedThread(server, statusId, to))) return;
  if (!server.profile.notifications.types.includes(type)) return;
  const choice = policyChoice(server, to, by, statusId);
  if (choice === 'drop') return;
  const event = { type, accountId: by, statusId, extra: extra ?? extraOf(type, world, by, server.now()) };
  const notification = server.notifications.add(to, choice === 'filter' ? { ...event, isFiltered: true } : event);
  if (choice === 'accept') server.hub.publish({ kind: 'notification', to, notification });
}

/** Attaches the uploads of a new status, streams it and notifies the accounts it replies to, mentions, reblogs or quotes. */
export function publishStatus(server: Server, status: StatusRecord): void {
  const { world } = server;
  server.uploads.attach(status.media_attachments.map(({ id }) => id));
  server.hub.publish({ kind: 'status', statusId: status.id });
  publishConversation(server, status, true);
  if (status.reblog_of_id !== null) {
    const author = world.statuses.get(status.reblog_of_id)?.account_id;
    if (author !== undefined) notify(server, author, 'reblog', status.account_id, status.reblog_of_id);
    return;
  }
  const mentioned = new Set(status.mentions.map(mention => mention.id));
  if (status.in_reply_to_account_id !== null) mentioned.add(status.in_reply_to_account_id);
  for (const accountId of mentioned) notify(server, accountId, 'mention', status.account_id, status.id);
  const quotedId = status.quote?.quoted_status_id ?? null;
  const quotedAuthor = quotedId === null ? undefined : world.statuses.get(quotedId)?.account_id;
  if (quotedAuthor !== undefined && !mentioned.has(quotedAuthor)) {
    notify(server, quotedAuthor, 'quote', status.account_id, status.id);
  }
}

/** Publishes a generated post of an account that `readerId` follows; null when there is no such account. */
export function publishNextStatus(server: Server, readerId: string): StatusRecord | null {
  const status = nextStatusFor(server.world, readerId, server.now());
  if (status !== null) publishStatus(server, status);
  return status;
}

/** Streams the deletion of a status and its reblogs to every channel that had them, then calls `remove`. */
export function withdrawStatus(server: Server, status: StatusRecord, remove: () => void): void {
  const { world, hub, profile } = server;
  const wrapperIds = [...world.reblogs.values()].flatMap(reblogs => reblogs.get(status.id) ?? []);
  const withdrawn = [status, ...wrapperIds.flatMap(id => world.statuses.get(id) ?? [])];
  for (const { id, edits } of withdrawn) {
    hub.publish({
      kind: 'delete',
      wireId: profile.ids.encode(id, edits.length),
      audience: (viewerId, channel) => isInChannel(world, id, viewerId, channel) || isAddressed(status, viewerId, channel),
    });
  }
  remove();
  publishConversation(server, status, false);
}

/** The deletion of a direct post is streamed to its accounts, although no timeline had it. */
function isAddressed(status: StatusRecord, viewerId: string | null, channel: Channel): boolean {
  if (status.visibility !== 'direct' || viewerId === null || channel.stream !== 'user') return false;
  return participantsOf(status).includes(viewerId);
}
