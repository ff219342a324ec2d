import { accountJson, wireDate } from './serialize-account.js';
import type { NotificationRecord } from './notification-record.js';
import { statusJson } from './serialize.js';
import type { Server, Wire } from './server.js';

/** Mastodon groups notifications of half a day. */
const GROUP_MS = 12 * 3_600_000;
const SAMPLE_ACCOUNTS = 8;
export const groupedTypes: readonly string[] = ['favourite', 'reblog', 'follow', 'admin.sign_up'];

/** The id on the wire: the server profile's form. */
export function notificationWireId(server: Server, { id, type, createdAt }: NotificationRecord): string {
  const wire = server.profile.ids.encode(id);
  return server.profile.notifications.idForm === 'path' ? `${new Date(createdAt).toISOString()}/${type}/${wire}` : wire;
}

/** The world's id of a notification; null for a text that is none. */
export function notificationIdFrom(server: Server, wire: string): string | null {
  const text = server.profile.notifications.idForm === 'path' ? wire.slice(wire.lastIndexOf('/') + 1) : wire;
  return server.profile.ids.decode(text);
}

/** The key of the group that a notification belongs to. */
export function groupKeyOf(
  { id, type, statusId, createdAt }: NotificationRecord,
  kinds: readonly string[] = groupedTypes,
): string {
  if (!groupedTypes.includes(type) || !kinds.includes(type)) return `ungrouped-${id}`;
  return [type, ...(statusId === null ? [] : [statusId]), Math.floor(createdAt / GROUP_MS)].join('-');
}

/** A notification as sent to `viewerId`; null when its account or status is gone. */
export function notificationJson(server: Server, notification: NotificationRecord, viewerId: string): Wire | null {
  const { world, profile } = server;
  const { type, extra = {} } = notification;
  const account = world.accounts.get(notification.accountId);
  const status = notification.statusId === null ? null : world.statuses.get(notification.statusId);
  if (account === undefined || status === undefined) return null;
  return {
    id: notificationWireId(server, notification),
    type,
    created_at: wireDate(server, new Date(notification.createdAt).toISOString()),
    account: accountJson(server, account),
    ...(profile.groupKeys ? { group_key: groupKeyOf(notification) } : {}),
    ...(status === null ? {} : { status: statusJson(server, status, viewerId) }),
    ...furtherFields(server, extra),
    ...(profile.notifications.seen ? { pleroma: { is_seen: isSeen(server, notification, viewerId), is_muted: false } } : {}),
  };
}

/** Accounts inside the further fields, which are stored by their ids. */
function furtherFields(server: Server, extra: Readonly<Record<string, unknown>>): Wire {
  const fields: Wire = { ...extra };
  const accountOf = (id: unknown): Wire | null => {
    const account = typeof id === 'string' ? server.world.accounts.get(id) : undefined;
    return account === undefined ? null : accountJson(server, account);
  };
  if (typeof fields['target'] === 'string') fields['target'] = accountOf(fields['target']);
  const report = fields['report'];
  if (typeof report === 'object' && report !== null && 'target_account' in report)
    fields['report'] = { ...report, target_account: accountOf(report.target_account) };
  return fields;
}

/** The id up to which the notifications of an account are read: its marker's; at first that of the seeded world. */
export function readUntil(server: Server, viewerId: string): string {
  const marker = server.overrides.state.markers[viewerId]?.['notifications']?.last_read_id;
  if (marker !== undefined) return notificationIdFrom(server, marker) ?? '';
  return server.notifications.seededUntil(viewerId);
}

function isSeen(server: Server, { id }: NotificationRecord, viewerId: string): boolean {
  const seen = server.overrides.state.seenNotifications?.[viewerId] ?? '';
  const until = readUntil(server, viewerId);
  return id <= (seen > until ? seen : until);
}

/** Notifications, newest first, as groups with the accounts and statuses that they name. */
export function groupsJson(
  server: Server,
  all: readonly NotificationRecord[],
  page: readonly NotificationRecord[],
  viewerId: string,
  kinds: readonly string[] = groupedTypes,
): Wire {
  const groups = new Map<string, NotificationRecord[]>();
  for (const one of page) {
    const key = groupKeyOf(one, kinds);
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  const accounts = new Map<string, Wire>();
  const statuses = new Map<string, Wire>();
  const notificationGroups = [...groups].flatMap(([key, shown]) => {
    const [first] = shown;
    const last = shown.at(-1);
    const json = first === undefined ? null : notificationJson(server, first, viewerId);
    if (first === undefined || last === undefined || json === null) return [];
    // The server counts the whole group below the page, not its part of it.
    const members = all.filter(one => one.id <= first.id && groupKeyOf(one, kinds) === key);
    const ids = [...new Set(members.map(({ accountId }) => accountId))].slice(0, SAMPLE_ACCOUNTS);
    const samples = ids.flatMap(id => {
      const account = server.world.accounts.get(id);
      if (account === undefined) return [];
      const sample = accountJson(server, account);
      accounts.set(id, sample);
      return [sample['id']];
    });
    const { status, account: _account, id, type, created_at, group_key: _key, ...further } = json;
    if (typeof status === 'object' && status !== null && first.statusId !== null) statuses.set(first.statusId, { ...status });
    return [
      {
        group_key: key,
        notifications_count: members.length,
        type,
        most_recent_notification_id: id,
        page_min_id: notificationWireId(server, last),
        page_max_id: id,
        latest_page_notification_at: created_at,
        sample_account_ids: samples,
        ...(first.statusId === null ? {} : { status_id: statuses.get(first.statusId)?.['id'] }),
        ...further,
      },
    ];
  });
  return { accounts: [...accounts.values()], statuses: [...statuses.values()], notification_groups: notificationGroups };
}
