import { customEmojis } from './emoji.js';
import {
  count,
  date,
  type Decoded,
  type Decoder,
  type Fields,
  fieldsOf,
  flag,
  flagOr,
  hostName,
  hostOf,
  html,
  id,
  isRecord,
  list,
  name,
  nested,
  nullable,
  object,
  optionalFlag,
  optionalName,
  optionalUrl,
  texts,
  url,
} from './decode.js';

const MAX_FIELDS = 64;
const ADMINISTRATOR = 0x1;
const MODERATOR = 0x10 | 0x400;

const profileField = object({ name, value: html, verified_at: date });
const role = object({ id, name, color: name, permissions: name, highlighted: flag });

export const parseRole: Decoder<Decoded<typeof role> | null> = nullable(role);
const source = object({
  note: html,
  privacy: name,
  sensitive: flag,
  language: optionalName,
  follow_requests_count: count,
  fields: list('AccountField', nullable(profileField), MAX_FIELDS),
  discoverable: optionalFlag,
  hide_collections: optionalFlag,
});

const own = object({
  id,
  username: name,
  acct: name,
  url,
  uri: optionalUrl,
  display_name: name,
  note: html,
  avatar: url,
  avatar_static: url,
  avatar_description: name,
  header: url,
  header_static: url,
  header_description: name,
  locked: flag,
  bot: flag,
  group: flag,
  discoverable: optionalFlag,
  created_at: date,
  last_status_at: date,
  statuses_count: count,
  followers_count: count,
  following_count: count,
  emojis: customEmojis,
  fields: list('AccountField', nullable(profileField), MAX_FIELDS),
  suspended: flag,
  limited: flag,
  memorial: flag,
  noindex: flag,
  hide_collections: optionalFlag,
  roles: list('Role', nullable(role), MAX_FIELDS),
  role: parseRole,
  mute_expires_at: date,
  website: optionalUrl,
  chats_onboarded: flagOr(true),
  source: nullable(source),
});

export type AccountField = Decoded<typeof profileField>;
export type AccountRole = Decoded<typeof role>;
export type AccountSource = Decoded<typeof source>;

/**
 * An account (API-07). Total: a missing text is '', a count 0, a list []; an unknown value is null.
 * Fields of the `pleroma` block are moved to the top level.
 */
export interface Account extends Decoded<typeof own> {
  /** user@host, also for local accounts */
  fqn: string;
  /** host of the account's server, in ASCII and lower case; '' if unknown */
  domain: string;
  verified: boolean;
  moved: Account | null;
  location: string | null;
  /** yyyy-mm-dd */
  birthday: string | null;
  accepts_chat_messages: boolean;
  is_admin: boolean;
  is_moderator: boolean;
  /** Lists of follows that the account keeps to itself, and whether their counts are hidden too (Pleroma). */
  hide_followers: boolean;
  hide_follows: boolean;
  hide_followers_count: boolean;
  hide_follows_count: boolean;
  /** icon of the account's server */
  favicon: string | null;
  ap_id: string | null;
  /** settings stored by clients, keyed by client; own account only */
  settings_store: Fields | null;
}

const tags = texts();
const hidden = object({ hide_followers: flag, hide_follows: flag, hide_followers_count: flag, hide_follows_count: flag });

/** Decodes an account, even without an id (then `id` is ''). */
export const decodeAccount: Decoder<Account> = (value, decoding) => {
  const fields = fieldsOf(value);
  const account = own(fields, decoding);
  const pleroma = fieldsOf(fields['pleroma']);
  const other = fieldsOf(fields['other_settings']);
  account.avatar ||= account.avatar_static;
  account.avatar_static ||= account.avatar;
  account.header ||= account.header_static;
  account.header_static ||= account.header;
  account.acct ||= account.username;
  account.username ||= account.acct.split('@')[0] ?? '';
  const fqn = fullName(account, name(fields['fqn'], decoding) || name(pleroma['fqn'], decoding));
  const permissions = Number(account.role?.permissions ?? 0);
  return Object.assign(account, hidden(pleroma, decoding), {
    fqn,
    domain: hostName(fqn.slice(fqn.indexOf('@') + 1 || fqn.length)),
    verified:
      fields['verified'] === true || (isRecord(fields['pleroma']) && tags(pleroma['tags'], decoding).includes('verified')),
    moved: nested(parseAccount, fields['moved'], decoding),
    location: optionalName(pleroma['location'] ?? fields['location'] ?? other['location'], decoding),
    birthday: date(pleroma['birthday'] ?? fields['birthday'] ?? other['birthday'], decoding),
    accepts_chat_messages: (pleroma['accepts_chat_messages'] ?? fields['accepting_messages']) === true,
    is_admin: pleroma['is_admin'] === true || (permissions & ADMINISTRATOR) !== 0,
    is_moderator: pleroma['is_moderator'] === true || (permissions & MODERATOR) !== 0,
    favicon: optionalUrl(pleroma['favicon'], decoding),
    ap_id: optionalUrl(pleroma['ap_id'], decoding),
    settings_store: isRecord(pleroma['settings_store']) ? pleroma['settings_store'] : null,
  });
};

/** Parses an account; null without a usable id. */
export const parseAccount: Decoder<Account | null> = (value, decoding) => {
  if (!isRecord(value)) return null;
  // Suggestion carousels use other names for the id and the avatar.
  const fields = value['id'] === undefined && value['account_id'] !== undefined ? fromPartial(value) : value;
  return id(fields['id'], decoding) === '' ? null : decodeAccount(fields, decoding);
};

export const accounts: Decoder<Account[]> = list('Account', parseAccount);

function fromPartial(fields: Fields): Fields {
  return { ...fields, id: fields['account_id'], avatar: fields['account_avatar'] };
}

function fullName(account: { acct: string; url: string; uri: string | null }, given: string): string {
  if (given.includes('@')) return given;
  if (account.acct.includes('@')) return account.acct;
  const host = hostOf(account.url) || hostOf(account.uri ?? '');
  return host === '' ? account.acct : `${account.acct}@${host}`;
}

/** The numbers of posts and follows of an account; null where the server does not count them. */
export interface AccountCounts {
  statuses: number | null;
  following: number | null;
  followers: number | null;
}

/** The fields that the counts of an account depend on. */
type CountedAccount = Pick<
  Account,
  | 'statuses_count'
  | 'following_count'
  | 'followers_count'
  | 'last_status_at'
  | 'hide_followers'
  | 'hide_follows'
  | 'hide_followers_count'
  | 'hide_follows_count'
>;

/**
 * The counts of an account without those that are hidden or plainly wrong: some servers send 0 for everything, also for an account with posts,
 * and for what the account hides.
 *
 * @param hasPosts Whether a post of the account is known.
 */
export function knownCounts(account: CountedAccount, hasPosts: boolean): AccountCounts {
  const isUncounted = account.statuses_count === 0 && (hasPosts || account.last_status_at !== null);
  const known = (count: number, isListHidden = false): number | null =>
    (isUncounted || isListHidden) && count === 0 ? null : count;
  return {
    statuses: known(account.statuses_count),
    following: account.hide_follows_count ? null : known(account.following_count, account.hide_follows),
    followers: account.hide_followers_count ? null : known(account.followers_count, account.hide_followers),
  };
}
