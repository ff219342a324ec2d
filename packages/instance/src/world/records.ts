/**
 * The records of the seed world.
 *
 * Fields are named as in the Mastodon API, so that a route only joins records and adds prefixes.
 * URLs of media, avatars, headers and emoji are paths ('/media/…', answered by `mediaResponse`); serializing adds the origin.
 */

import type { EventRecord } from './event-record.js';

export type Visibility = 'public' | 'unlisted' | 'private' | 'direct' | 'local' | 'list' | 'self' | 'mutuals_only';

export type EmojiRecord = {
  shortcode: string;
  url: string;
  static_url: string;
  visible_in_picker: boolean;
  category: string | null;
};

/** `text`: the value as it was written; absent: without the markup of `value`. */
export type FieldRecord = { name: string; value: string; verified_at: string | null; text?: string };

export type StaffRole = 'moderator' | 'administrator';

/** How an account differs from others by what its owner or the moderators did. */
export type AccountStanding = {
  /** The account that it moved to. */
  moved_to?: string;
  suspended?: boolean;
  /** Hidden by moderators. */
  limited?: boolean;
  /** All its media are sensitive. */
  sensitized?: boolean;
  /** Requests for it are answered with 410. */
  deleted?: true;
  group?: true;
  /** Its part in the staff, which its profile shows; null: it has none any more. */
  staff?: StaffRole | null;
  /** Neither whom it follows nor its followers are listed. */
  hides_follows?: boolean;
};

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
  /** False: the account takes no chats. */
  accepts_chat_messages: boolean;
  created_at: string;
  last_status_at: string | null;
  statuses_count: number;
  followers_count: number;
  following_count: number;
  emojis: EmojiRecord[];
  fields: FieldRecord[];
  /** Newest pin first. */
  pinned_status_ids: string[];
  /** Hashtags on its profile, without '#'. */
  featured_tags?: string[];
  /** Accounts that it recommends on its profile. */
  endorsed_ids?: string[];
  /** Absent: it is as most accounts are. */
  standing?: AccountStanding;
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
  /** Of a video whose player is that of another site. */
  external_video_id?: string;
};

export type PollRecord = {
  id: string;
  expires_at: string | null;
  multiple: boolean;
  /** The votes of each option are hidden until the poll ends. */
  hide_totals?: boolean;
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
  /** The accounts that may quote it; all when absent. */
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
  /** Handles of the accounts that the status mentions; absent: those in its text. The author of the answered status is one of them. */
  to?: readonly string[] | undefined;
  quoted_status_id?: string | null | undefined;
  quote_policy?: StatusRecord['quote_policy'];
  media?: readonly MediaRecord[] | undefined;
  poll?:
    | { options: readonly string[]; expires_in: number; multiple?: boolean | undefined; hide_totals?: boolean | undefined }
    | null
    | undefined;
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

export type TagRecord = {
  /** As first typed. */
  name: string;
  /** Ascending. */
  status_ids: string[];
  /** Seven days, newest first. */
  history: TagDay[];
};

/** A filter of an account. Both versions of the API write the same ones. */
export type FilterRecord = {
  id: string;
  title: string;
  context: string[];
  filter_action: 'warn' | 'hide' | 'blur';
  expires_at: string | null;
  keywords: { id: string; keyword: string; whole_word: boolean }[];
  status_ids: string[];
};
