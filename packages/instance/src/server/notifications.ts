import { hashOf } from '../world/seeded-random.js';
import { favouritedBy } from './favourited-by.js';
import type { World } from '../world/world.js';
import { snowflake } from '../world/world.js';

export type NotificationType =
  | 'mention'
  | 'reblog'
  | 'favourite'
  | 'follow'
  | 'follow_request'
  | 'status'
  | 'update'
  | 'poll'
  | 'quote';

export interface NotificationRecord {
  readonly id: string;
  readonly type: NotificationType;
  /** Epoch milliseconds. */
  readonly createdAt: number;
  /** The account that acted. */
  readonly accountId: string;
  /** The status concerned; null for follows. */
  readonly statusId: string | null;
}

/** Notifications by account: derived from the world on first access, then appended to. */
export interface Notifications {
  /** Ascending by id. */
  of(accountId: string): readonly NotificationRecord[];
  add(accountId: string, event: Omit<NotificationRecord, 'id' | 'createdAt'>): NotificationRecord;
  clear(): void;
}

const hour = 3_600_000;
const day = 24 * hour;
const maximumFavouritesPerPost = 4;
const maximumSeeded = 160;

function timeOf(world: World, statusId: string): number {
  return Date.parse(world.statuses.get(statusId)?.created_at ?? '');
}

type Draft = Omit<NotificationRecord, 'id'>;

function fromWorld(world: World, accountId: string, now: number): NotificationRecord[] {
  const drafts: Draft[] = [];
  const after = (start: number, key: string): number => start + (hashOf(key) % Math.max(1, Math.min(day, now - start)));
  for (const statusId of (world.byAccount.get(accountId) ?? []).slice(-60)) {
    const created = timeOf(world, statusId);
    for (const favouriter of favouritedBy(world, statusId).slice(0, maximumFavouritesPerPost)) {
      if (favouriter === accountId) continue;
      drafts.push({ type: 'favourite', accountId: favouriter, statusId, createdAt: after(created, `f${favouriter}${statusId}`) });
    }
    for (const quoting of world.quotes.get(statusId) ?? []) {
      const quote = world.statuses.get(quoting);
      if (quote === undefined || quote.account_id === accountId) continue;
      drafts.push({ type: 'quote', accountId: quote.account_id, statusId: quoting, createdAt: timeOf(world, quoting) });
    }
  }
  for (const status of world.statuses.values()) {
    if (status.account_id === accountId) continue;
    if (status.reblog_of_id !== null && world.statuses.get(status.reblog_of_id)?.account_id === accountId) {
      drafts.push({
        type: 'reblog',
        accountId: status.account_id,
        statusId: status.reblog_of_id,
        createdAt: timeOf(world, status.id),
      });
    } else if (status.in_reply_to_account_id === accountId || status.mentions.some(mention => mention.id === accountId)) {
      drafts.push({ type: 'mention', accountId: status.account_id, statusId: status.id, createdAt: timeOf(world, status.id) });
    }
  }
  const lately = [...(world.followers.get(accountId) ?? [])].slice(-20);
  for (const [index, follower] of lately.entries()) {
    const daysAgo = (lately.length - index) * 31 * hour;
    drafts.push({
      type: 'follow',
      accountId: follower,
      statusId: null,
      createdAt: now - daysAgo - (hashOf(follower) % (6 * hour)),
    });
  }
  const ids = new Set<string>();
  return drafts
    .toSorted((one, other) => one.createdAt - other.createdAt)
    .slice(-maximumSeeded)
    .map(draft => {
      let low = hashOf(`${draft.type}${draft.accountId}${draft.statusId ?? ''}`) & 0xffff;
      while (ids.has(snowflake(draft.createdAt, low))) low = (low + 1) & 0xffff;
      const id = snowflake(draft.createdAt, low);
      ids.add(id);
      return { ...draft, id };
    })
    .toSorted((one, other) => (one.id < other.id ? -1 : 1));
}

export function createNotifications(world: () => World, now: () => number): Notifications {
  const known = new Map<string, NotificationRecord[]>();
  const listOf = (accountId: string): NotificationRecord[] => {
    const existing = known.get(accountId);
    if (existing !== undefined) return existing;
    const list = fromWorld(world(), accountId, now());
    known.set(accountId, list);
    return list;
  };
  return {
    of: listOf,
    add(accountId, event) {
      const list = listOf(accountId);
      const fresh = snowflake(now(), 0);
      const last = list.at(-1)?.id;
      const id = last === undefined || fresh > last ? fresh : (BigInt(last) + 1n).toString();
      const notification: NotificationRecord = { ...event, id, createdAt: now() };
      list.push(notification);
      return notification;
    },
    clear() {
      known.clear();
    },
  };
}
