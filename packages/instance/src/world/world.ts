/**
 * The tables of the seed world and their ids.
 *
 * Fields are named as in the Mastodon API, so that a route only joins records and adds prefixes.
 * URLs of media, avatars, headers and emoji are paths ('/media/…', answered by `mediaResponse`); serializing adds the origin.
 */

import type { EventRecord, Participation } from './event-record.js';

export type Visibility = 'public' | 'unlisted' | 'private' | 'direct' | 'local' | 'list' | 'self' | 'mutuals_only';

export type EmojiRecord = {
  shortcode: string;
  url: string;
  static_url: string;
  visible_in_picker: boolean;
  category: string | null;
};

export type FieldRecord = { name: string; value: string; verified_at: string | null };

export type AccountRecord = {
  id: string;
  username: string;
  /** `user` for accounts of this server, `user@host` for all others. */
  acct: string;
  /** null for accounts of this server. */
  host: string | null;
  url: string;
  /** Plain text, may be ''. */
  display_name: string;
  /** HTML, may be ''. */
  note: string;
  /** The source of `note`. */
  note_text: string;
  avatar: string;
  avatar_description: string;
  /** '' for none. */
  header: string;
  locked: boolean;
  bot: boolean;
  memorial: boolean;
  discoverable: boolean;
  verified: boolean;
  created_at: string;
  last_status_at: string | null;
  statuses_count: number;
  followers_count: number;
  following_count: number;
  emojis: EmojiRecord[];
  fields: FieldRecord[];
  /** Newest pin first. */
  pinned_status_ids: string[];
};

export type MediaRecord = {
  id: string;
  type: 'image' | 'gifv' | 'video' | 'audio' | 'unknown';
  /** A path of this server; null when only `remote_url` exists. */
  url: string | null;
  preview_url: string | null;
  remote_url: string | null;
  description: string | null;
  blurhash: string | null;
  meta: Record<string, unknown> | null;
  /** Of a file that is no picture, video or sound. */
  mime_type?: string;
};

export type PollRecord = {
  id: string;
  expires_at: string | null;
  multiple: boolean;
  votes_count: number;
  voters_count: number;
  options: { title: string; votes_count: number }[];
  /** By account id: the chosen option indexes. */
  votes: Record<string, number[]>;
};

export type CardRecord = {
  url: string;
  title: string;
  description: string;
  type: 'link' | 'photo' | 'video' | 'rich';
  author_name: string;
  author_url: string;
  provider_name: string;
  provider_url: string;
  html: string;
  width: number;
  height: number;
  image: string | null;
  image_description: string;
  embed_url: string;
  blurhash: string | null;
  language: string | null;
  published_at: string | null;
};

export type QuoteState =
  | 'pending'
  | 'accepted'
  | 'rejected'
  | 'revoked'
  | 'deleted'
  | 'unauthorized'
  | 'blocked_account'
  | 'blocked_domain'
  | 'muted_account';

export type ReactionRecord = {
  name: string;
  count: number;
  url: string | null;
  static_url: string | null;
  account_ids: string[];
};

export type MentionRecord = { id: string; username: string; acct: string; url: string };

type EditRecord = {
  created_at: string;
  content: string;
  text: string;
  spoiler_text: string;
  sensitive: boolean;
  /** Absent for an edit of the seed world: the same as now. */
  media_attachments?: MediaRecord[];
  poll_options?: string[] | null;
};

export type StatusRecord = {
  id: string;
  uri: string;
  url: string;
  account_id: string;
  created_at: string;
  edited_at: string | null;
  content: string;
  /** The source of `content`. */
  text: string;
  spoiler_text: string;
  sensitive: boolean;
  visibility: Visibility;
  language: string | null;
  /** May be the id of a deleted status. */
  in_reply_to_id: string | null;
  in_reply_to_account_id: string | null;
  reblog_of_id: string | null;
  quote: { state: QuoteState; quoted_status_id: string | null } | null;
  /** Who may quote it; everyone when absent. */
  quote_policy?: 'public' | 'followers' | 'nobody' | undefined;
  quotes_count: number;
  reblogs_count: number;
  favourites_count: number;
  replies_count: number;
  media_attachments: MediaRecord[];
  mentions: MentionRecord[];
  /** As typed, without '#'. */
  tags: string[];
  emojis: EmojiRecord[];
  card: CardRecord | null;
  poll: PollRecord | null;
  reactions: ReactionRecord[];
  application: { name: string; website: string | null } | null;
  /** Previous versions, oldest first. */
  edits: EditRecord[];
  /** Absent: the status announces no event. */
  event?: EventRecord;
};

/** The input of a new status. `expires_in` is in seconds. */
export type StatusDraft = {
  account_id: string;
  text: string;
  spoiler_text?: string | undefined;
  sensitive?: boolean | undefined;
  visibility?: Visibility | undefined;
  language?: string | null | undefined;
  in_reply_to_id?: string | null | undefined;
  quoted_status_id?: string | null | undefined;
  quote_policy?: StatusRecord['quote_policy'];
  media?: readonly MediaRecord[] | undefined;
  poll?: { options: readonly string[]; expires_in: number; multiple?: boolean | undefined } | null | undefined;
  application?: { name: string; website: string | null } | null | undefined;
  event?: EventRecord | undefined;
};

/** A status that is published later. */
export type ScheduledRecord = { id: string; scheduled_at: string; draft: StatusDraft };

/** A list timeline of an account. */
export type ListRecord = {
  id: string;
  owner_id: string;
  title: string;
  /** Replies that the list shows: to its accounts, to followed accounts, or none. */
  replies_policy: 'list' | 'followed' | 'none';
  account_ids: string[];
  /** True: Home does not show the posts of its accounts. */
  exclusive?: boolean;
};

type TagDay = { day: string; uses: string; accounts: string };

type TagRecord = {
  /** As first typed. */
  name: string;
  /** Ascending. */
  status_ids: string[];
  /** Seven days, newest first. */
  history: TagDay[];
};

/** One journal entry. Plain JSON that can be replayed on a fresh world of the same seed and day. */
export type Operation =
  | { kind: 'status'; status: StatusRecord }
  | { kind: 'edit'; id: string; at: string; status: StatusRecord }
  | { kind: 'delete'; id: string }
  | { kind: 'favourite' | 'unfavourite' | 'bookmark' | 'unbookmark'; account_id: string; status_id: string }
  | { kind: 'reblog'; account_id: string; status_id: string; status: StatusRecord }
  | { kind: 'unreblog'; account_id: string; status_id: string }
  | { kind: 'follow' | 'unfollow' | 'mute' | 'unmute' | 'block' | 'unblock'; account_id: string; target_id: string }
  | { kind: 'request_follow'; account_id: string; target_id: string }
  | { kind: 'vote'; account_id: string; status_id: string; choices: number[] }
  | { kind: 'dismiss_suggestion'; account_id: string; target_id: string }
  /** Creates a list, or replaces the one of the same id. */
  | { kind: 'list'; list: ListRecord }
  | { kind: 'delete_list'; id: string }
  /** Adds a participation, or replaces that of the same account. */
  | { kind: 'participation'; status_id: string; participation: Participation }
  | { kind: 'leave'; status_id: string; account_id: string }
  /** Schedules a status, or replaces the one of the same id. */
  | { kind: 'schedule'; scheduled: ScheduledRecord }
  | { kind: 'unschedule'; id: string };

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
  following: Links;
  followers: Links;
  requests: Links;
  mutes: Links;
  blocks: Links;
  /** Account id to status ids, in the order of addition. */
  favourites: Links;
  bookmarks: Links;
  /** Status id to account ids. */
  favouritedBy: Links;
  dismissed: Links;
  /** By list id. */
  lists: Map<string, ListRecord>;
  /** By id. */
  scheduled: Map<string, ScheduledRecord>;
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
    accountIdsByAcct: new Map(),
    statuses: new Map(),
    media: new Map(),
    emojis: [],
    tags: new Map(),
    order: [],
    byAccount: new Map(),
    replies: new Map(),
    quotes: new Map(),
    following: new Map(),
    followers: new Map(),
    requests: new Map(),
    mutes: new Map(),
    blocks: new Map(),
    favourites: new Map(),
    bookmarks: new Map(),
    favouritedBy: new Map(),
    dismissed: new Map(),
    lists: new Map(),
    scheduled: new Map(),
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
