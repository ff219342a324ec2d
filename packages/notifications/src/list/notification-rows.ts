import { isOlderByForm, type Account, type Notification } from '@rookery/api-client';
import { itemIds, type Entry } from '@rookery/store/list';
import type { GapRowData } from '@rookery/timeline/parts';
import { isGroupedType } from './notification-types.js';

/** Notifications without a group of the server are grouped by half days, as servers do: the group does not depend on the page. */
export const GROUP_MS = 12 * 3_600_000;

/** A row of one notification or of several. */
export interface NotificationRowData {
  kind: 'notification';
  key: string;
  /** Its members, newest first. */
  ids: readonly string[];
  /** The newest member. */
  newest: Notification;
  /** The accounts that are known, newest first, each once. */
  accounts: readonly Account[];
  /** All accounts of the group, also those that the server only counted. */
  count: number;
  isUnread: boolean;
}

export type NotificationRow = NotificationRowData | GapRowData;

interface RowsInput {
  entries: readonly Entry[];
  itemOf(id: string): Notification | undefined;
  isGrouping: boolean;
  isUnread(id: string): boolean;
  /** Whether one of the reader's filters hides it. */
  isFiltered(item: Notification): boolean;
}

/** Rows of a list: each notification is in exactly one of them, at the place of the newest one of its group (HINT-02). */
export function notificationRows({ entries, itemOf, isGrouping, isUnread, isFiltered }: RowsInput): NotificationRow[] {
  const groups = new Map<string, Notification[]>();
  const places: (string | GapRowData)[] = [];
  for (const entry of entries) {
    if (entry.kind === 'gap') {
      places.push({ kind: 'gap', key: `g:${entry.newerId}`, newerId: entry.newerId, olderId: entry.olderId });
      continue;
    }
    const item = entry.kind === 'item' ? itemOf(entry.id) : undefined;
    if (item === undefined || isMuted(item) || isFiltered(item)) continue;
    const key = notificationRowKey(item, isGrouping);
    const group = groups.get(key);
    if (group === undefined) places.push(key);
    groups.set(key, [...(group ?? []), item]);
  }
  return places.flatMap((place): NotificationRow[] => {
    if (typeof place !== 'string') return [place];
    const [newest, ...older] = groups.get(place) ?? [];
    if (newest === undefined) return [];
    const members = [newest, ...older];
    const accounts = uniqueAccounts(members);
    return [
      {
        kind: 'notification',
        key: place,
        ids: members.map(({ id }) => id),
        newest,
        accounts,
        count: countOf(members, accounts.length),
        isUnread: members.some(({ id }) => isUnread(id)),
      },
    ];
  });
}

/** The id of the newest notification. A group that grew keeps its place, so the newest may be below others. */
export function newestNotificationId(entries: readonly Entry[]): string | undefined {
  const [first, ...others] = itemIds(entries);
  if (first === undefined) return undefined;
  return others.reduce((newest, id) => (isOlderByForm(newest, id) ? id : newest), first);
}

/** The key of the row that shows a notification. It does not change while the group grows at either end. */
export function notificationRowKey(item: Notification, isGrouping: boolean): string {
  const { id, type, group_key, status, created_at } = item;
  if (!isGrouping) return `n:${id}`;
  // The server has grouped it.
  if (group_key !== null && !group_key.startsWith('ungrouped-')) return `n:${group_key}`;
  if (group_key !== null || !isGroupedType(type) || created_at === null) return `n:${id}`;
  return `n:${type}:${status?.id ?? ''}:${item.emoji}:${Math.floor(Date.parse(created_at) / GROUP_MS)}`;
}

/** A group of the server counts its older members too; newer single ones were not counted yet. */
function countOf(members: readonly Notification[], known: number): number {
  if (members.every(({ notifications_count }) => notifications_count === 1)) return known;
  return Math.max(known, ...members.map(({ notifications_count }, newer) => notifications_count + newer));
}

function uniqueAccounts(members: readonly Notification[]): Account[] {
  const accounts = new Map<string, Account>();
  for (const { accounts: own } of members) {
    for (const account of own) if (!accounts.has(account.id)) accounts.set(account.id, account);
  }
  return [...accounts.values()];
}

/** Whether the muted conversation hides the notification. */
export const isMuted = ({ status, type }: Notification): boolean => status?.muted === true && type === 'mention';

/** Whether two rows look the same. */
export function isSameRow(a: NotificationRow, b: NotificationRow): boolean {
  if (a.kind === 'gap' || b.kind === 'gap') return a.kind === b.kind && a.key === b.key;
  return (
    a.key === b.key &&
    a.newest === b.newest &&
    a.count === b.count &&
    a.isUnread === b.isUnread &&
    a.accounts.length === b.accounts.length &&
    a.accounts.every((account, index) => account === b.accounts[index])
  );
}
