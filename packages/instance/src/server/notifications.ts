import type { NotificationDraft, NotificationRecord } from './notification-record.js';
import { hashOf } from '../world/seeded-random.js';
import { favouritedBy } from './accounts-of-posts.js';
import { furtherDrafts } from './further-notifications.js';
import type { ServerProfile } from '../server-profiles/server-profile.js';
import type { World } from '../world/world.js';
import { snowflake } from '../world/world.js';

/** Notifications by account: derived from the world on first access, then appended to. */
export interface Notifications {
  /** Ascending by id. */
  of(accountId: string): readonly NotificationRecord[];
  /** The newest one of the seeded world; '' without any. */
  seededUntil(accountId: string): string;
  add(accountId: string, event: Omit<NotificationRecord, 'id' | 'createdAt'>): NotificationRecord;
  remove(accountId: string, isGone: (notification: NotificationRecord) => boolean): void;
  clear(): void;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const NEWEST_POSTS = 60;
const NEWEST_FOLLOWERS = 20;
const MAXIMUM_FAVOURITES_PER_POST = 4;
const MAXIMUM_SEEDED = 160;

function timeOf(world: World, statusId: string): number {
  return Date.parse(world.statuses.get(statusId)?.created_at ?? '');
}

/** Favourites and quotes of the account's newest posts. */
function favouriteAndQuoteDrafts(world: World, accountId: string, now: number): NotificationDraft[] {
  const drafts: NotificationDraft[] = [];
  for (const statusId of (world.byAccount.get(accountId) ?? []).slice(-NEWEST_POSTS)) {
    const created = timeOf(world, statusId);
    const maximumDelay = Math.max(1, Math.min(DAY_MS, now - created));
    for (const favouriter of favouritedBy(world, statusId).slice(0, MAXIMUM_FAVOURITES_PER_POST)) {
      if (favouriter === accountId) continue;
      const createdAt = created + (hashOf(`f${favouriter}${statusId}`) % maximumDelay);
      drafts.push({ type: 'favourite', accountId: favouriter, statusId, createdAt });
    }
    for (const quoteId of world.quotes.get(statusId) ?? []) {
      const quote = world.statuses.get(quoteId);
      if (quote === undefined || quote.account_id === accountId) continue;
      drafts.push({ type: 'quote', accountId: quote.account_id, statusId: quoteId, createdAt: timeOf(world, quoteId) });
    }
  }
  return drafts;
}

/** Reblogs of the account's posts, replies to it and mentions of it. */
function reblogAndMentionDrafts(world: World, accountId: string): NotificationDraft[] {
  const drafts: NotificationDraft[] = [];
  for (const status of world.statuses.values()) {
    if (status.account_id === accountId) continue;
    const by = { accountId: status.account_id, createdAt: timeOf(world, status.id) };
    if (status.reblog_of_id !== null && world.statuses.get(status.reblog_of_id)?.account_id === accountId) {
      drafts.push({ ...by, type: 'reblog', statusId: status.reblog_of_id });
    } else if (status.in_reply_to_account_id === accountId || status.mentions.some(mention => mention.id === accountId)) {
      drafts.push({ ...by, type: 'mention', statusId: status.id });
    }
  }
  return drafts;
}

/** The newest followers, 31 hours apart, with up to 6 hours of variation. */
function followDrafts(world: World, accountId: string, now: number): NotificationDraft[] {
  const followers = [...(world.followers.get(accountId) ?? [])].slice(-NEWEST_FOLLOWERS);
  return followers.map((follower, index) => ({
    type: 'follow',
    accountId: follower,
    statusId: null,
    createdAt: now - (followers.length - index) * 31 * HOUR_MS - (hashOf(follower) % (6 * HOUR_MS)),
  }));
}

function fromWorld(world: World, profile: ServerProfile, accountId: string, now: number): NotificationRecord[] {
  const drafts = [
    ...favouriteAndQuoteDrafts(world, accountId, now),
    ...reblogAndMentionDrafts(world, accountId),
    ...followDrafts(world, accountId, now),
    ...(accountId === world.memberId ? furtherDrafts(world, profile, now) : []),
  ].filter(({ type }) => profile.notifications.types.includes(type));
  const ids = new Set<string>();
  return drafts
    .toSorted((one, other) => one.createdAt - other.createdAt)
    .slice(-MAXIMUM_SEEDED)
    .map(draft => {
      let low = hashOf(`${draft.type}${draft.accountId}${draft.statusId ?? ''}`) & 0xffff;
      while (ids.has(snowflake(draft.createdAt, low))) low = (low + 1) & 0xffff;
      const id = snowflake(draft.createdAt, low);
      ids.add(id);
      return { ...draft, id };
    })
    .toSorted((one, other) => (one.id < other.id ? -1 : 1));
}

export function createNotifications(world: () => World, profile: ServerProfile, now: () => number): Notifications {
  const known = new Map<string, NotificationRecord[]>();
  const seeded = new Map<string, string>();
  const listOf = (accountId: string): NotificationRecord[] => {
    const existing = known.get(accountId);
    if (existing !== undefined) return existing;
    const list = fromWorld(world(), profile, accountId, now());
    known.set(accountId, list);
    seeded.set(accountId, list.at(-1)?.id ?? '');
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
    seededUntil(accountId) {
      listOf(accountId);
      return seeded.get(accountId) ?? '';
    },
    remove(accountId, isGone) {
      known.set(
        accountId,
        listOf(accountId).filter(one => !isGone(one)),
      );
    },
    clear() {
      known.clear();
    },
  };
}
