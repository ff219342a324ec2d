/** The tables of the seed world and their ids. */

import type { ChatMessageRecord, ChatOperation, ChatRecord } from './chat-record.js';
import type { Participation } from './event-record.js';
import type { MemberOperation, MemberRecord } from './member-record.js';
import type { LogRecord, ModerationOperation, ReportRecord, StaffRow, StaffTable } from './moderation-record.js';
import type { AccountRecord, EmojiRecord, ListRecord, MediaRecord, ScheduledRecord, StatusRecord, TagRecord } from './records.js';

/** One journal entry. Plain JSON that can be replayed on a fresh world of the same seed and day. */
export type Operation =
  | ChatOperation
  | MemberOperation
  | ModerationOperation
  /** Marks a conversation of an account. */
  | { kind: 'conversation'; key: string; mark: ConversationMark }
  | { kind: 'status'; status: StatusRecord }
  | { kind: 'edit'; id: string; at: string; status: StatusRecord }
  | { kind: 'delete'; id: string }
  | { kind: 'favourite' | 'unfavourite' | 'bookmark' | 'unbookmark'; account_id: string; status_id: string }
  | { kind: 'react' | 'unreact'; account_id: string; status_id: string; name: string }
  | { kind: 'reblog'; account_id: string; status_id: string; status: StatusRecord }
  | { kind: 'unreblog'; account_id: string; status_id: string }
  | { kind: 'follow' | 'unfollow' | 'mute' | 'unmute' | 'block' | 'unblock'; account_id: string; target_id: string }
  /** Changes settings of a relationship. */
  | { kind: 'relation'; account_id: string; target_id: string; change: Partial<RelationSettings> }
  | { kind: 'endorse' | 'unendorse'; account_id: string; target_id: string }
  | { kind: 'block_domain' | 'unblock_domain'; account_id: string; domain: string }
  | { kind: 'report'; report: ReportRecord }
  | { kind: 'request_follow'; account_id: string; target_id: string }
  | { kind: 'vote'; account_id: string; status_id: string; choices: number[] }
  | { kind: 'dismiss_suggestion'; account_id: string; target_id: string }
  /** `name` in lower case. */
  | { kind: 'follow_tag' | 'unfollow_tag'; account_id: string; name: string }
  /** Creates a list, or replaces the one of the same id. */
  | { kind: 'list'; list: ListRecord }
  | { kind: 'delete_list'; id: string }
  /** Adds a participation, or replaces that of the same account. */
  | { kind: 'participation'; status_id: string; participation: Participation }
  | { kind: 'leave'; status_id: string; account_id: string }
  /** Schedules a status, or replaces the one of the same id. */
  | { kind: 'schedule'; scheduled: ScheduledRecord }
  | { kind: 'unschedule'; id: string };

/** `read_id`: the newest post that was read; `removed_id`: posts up to it are not in the conversation. '' for none. */
export type ConversationMark = { read_id: string; removed_id: string };

/** How an account follows, mutes and describes another one. */
export type RelationSettings = {
  showing_reblogs: boolean;
  notifying: boolean;
  languages: string[] | null;
  muting_notifications: boolean;
  /** ISO 8601; null: until it is lifted. */
  muting_expires_at: string | null;
  note: string;
};

type Links = Map<string, Set<string>>;

export type World = {
  seed: number;
  /** The time the world was created for, in epoch milliseconds. */
  now: number;
  /** The origin in URLs of local accounts, statuses and tags, e.g. 'https://rookery.example'. */
  origin: string;
  /** The account that demonstrations sign in to: Mara Lindqvist. */
  memberId: string;
  accounts: Map<string, AccountRecord>;
  /** By account id: members who have signed up, and those of the seed world that the staff has changed. */
  members: Map<string, MemberRecord>;
  /** Lower-case acct to id; local accounts also under user@host. */
  accountIdsByAcct: Map<string, string>;
  statuses: Map<string, StatusRecord>;
  media: Map<string, MediaRecord>;
  emojis: EmojiRecord[];
  /** By lower-case name. */
  tags: Map<string, TagRecord>;
  /** Ids of all statuses, ascending. */
  order: string[];
  /** Account id to the ids of its statuses, ascending. */
  byAccount: Map<string, string[]>;
  /** Status id to the ids of its direct replies, ascending. */
  replies: Map<string, string[]>;
  /** Status id to the ids of statuses that quote it, ascending. */
  quotes: Map<string, string[]>;
  /** The id of a direct post to the first post of its thread. In the order of the posts; deleted ones stay. */
  directThreads: Map<string, string>;
  /** By key of the conversation, which names its account. */
  conversationMarks: Map<string, ConversationMark>;
  following: Links;
  followers: Links;
  requests: Links;
  mutes: Links;
  blocks: Links;
  /** Account id to host names, in the order of addition. */
  domainBlocks: Links;
  /** By the ids of both accounts, with a space between. Absent settings have their default. */
  relationSettings: Map<string, Partial<RelationSettings>>;
  reports: ReportRecord[];
  /** By table, then by id; null: a row that was removed. Rows that the server has from the start are there once they were changed. */
  staffRows: Map<StaffTable, Map<string, StaffRow | null>>;
  moderationLog: LogRecord[];
  /** Account id to status ids, in the order of addition. */
  favourites: Links;
  bookmarks: Links;
  /** Status id to account ids. */
  favouritedBy: Links;
  dismissed: Links;
  /** Account → names of the hashtags that it follows, in lower case. */
  followedTags: Links;
  /** By list id. */
  lists: Map<string, ListRecord>;
  /** By id. */
  scheduled: Map<string, ScheduledRecord>;
  /** By key. */
  chats: Map<string, ChatRecord>;
  /** Chat key to its messages, ascending. A long chat has none before it is read. */
  chatMessages: Map<string, ChatMessageRecord[]>;
  /** The greatest id of a chat or a message. */
  lastChatId: string;
  /** Account id, then status id, to the id of the reblog. */
  reblogs: Map<string, Map<string, string>>;
  journal: Operation[];
};

export function emptyWorld(seed: number, now: number, origin: string): World {
  return {
    seed,
    now,
    origin,
    memberId: '',
    accounts: new Map(),
    members: new Map(),
    accountIdsByAcct: new Map(),
    statuses: new Map(),
    media: new Map(),
    emojis: [],
    tags: new Map(),
    order: [],
    byAccount: new Map(),
    replies: new Map(),
    quotes: new Map(),
    directThreads: new Map(),
    conversationMarks: new Map(),
    following: new Map(),
    followers: new Map(),
    requests: new Map(),
    mutes: new Map(),
    blocks: new Map(),
    domainBlocks: new Map(),
    relationSettings: new Map(),
    reports: [],
    staffRows: new Map(),
    moderationLog: [],
    favourites: new Map(),
    bookmarks: new Map(),
    favouritedBy: new Map(),
    dismissed: new Map(),
    followedTags: new Map(),
    lists: new Map(),
    scheduled: new Map(),
    chats: new Map(),
    chatMessages: new Map(),
    lastChatId: '0'.repeat(18),
    reblogs: new Map(),
    journal: [],
  };
}

/** An 18-digit id that sorts by time: milliseconds in the high bits, `low` (0 to 65535) in the low sixteen. */
export function snowflake(milliseconds: number, low: number): string {
  return ((BigInt(Math.floor(milliseconds)) << 16n) | BigInt(low & 0xffff)).toString();
}

/** The next id: greater than the id of every status. */
export function nextId(world: World, now: number): string {
  const fresh = snowflake(now, 0);
  const last = world.order.at(-1);
  return last === undefined || fresh > last ? fresh : (BigInt(last) + 1n).toString();
}

export function addLink(links: Links, from: string, to: string): boolean {
  const set = links.get(from);
  if (set === undefined) {
    links.set(from, new Set([to]));
    return true;
  }
  if (set.has(to)) return false;
  set.add(to);
  return true;
}

export function removeLink(links: Links, from: string, to: string): boolean {
  return links.get(from)?.delete(to) ?? false;
}

export function hasLink(links: Links, from: string, to: string): boolean {
  return links.get(from)?.has(to) ?? false;
}
