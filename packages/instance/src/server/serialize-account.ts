import type { AccountRecord, EmojiRecord, StaffRole } from '../world/records.js';
import { isLimited, isSuspended } from '../world/visibility.js';
import type { Server, Wire } from './server.js';

/** An absolute URL for a path of this server; other URLs are returned unchanged. */
export function absolute(origin: string, path: string): string {
  return path.startsWith('/') ? origin + path : path;
}

export function wireDate(server: Server, iso: string | null): string | null {
  if (iso === null || !server.profile.statuses.wholeSeconds) return iso;
  return iso.replace(/\.\d+Z$/, 'Z');
}

function emojiJson(server: Server, emoji: EmojiRecord): Wire {
  return { ...emoji, url: absolute(server.origin, emoji.url), static_url: absolute(server.origin, emoji.static_url) };
}

export function emojisJson(server: Server, emojis: readonly EmojiRecord[]): Wire[] {
  return emojis.map(emoji => emojiJson(server, emoji));
}

/** `user@host` of a local account where the server profile writes the host, else its acct. */
export function acctOf(server: Server, account: { acct: string; host: string | null }): string {
  const hasHost = server.profile.accounts.hostInLocalAcct && account.host === null;
  return hasHost ? `${account.acct}@${new URL(server.origin).host}` : account.acct;
}

export function accountJson(server: Server, account: AccountRecord): Wire {
  const { ids, accounts } = server.profile;
  const avatar = absolute(server.origin, account.avatar);
  const missing = accounts.missingHeader === 'empty' ? '' : `${server.origin}/headers/original/missing.png`;
  const header = account.header === '' ? missing : absolute(server.origin, account.header);
  const isCounted = accounts.countsLocal || account.host !== null;
  const hidesCounts = server.profile.profiles.hidden === 'pleroma' && account.standing?.hides_follows === true;
  const lastStatusAt = accounts.lastStatusAt === 'null' ? null : account.last_status_at;
  return {
    id: ids.encodeAccount(account.id),
    username: account.username,
    acct: acctOf(server, account),
    display_name: account.display_name,
    locked: account.locked,
    bot: account.bot,
    discoverable: account.discoverable,
    created_at: wireDate(server, account.created_at),
    note: account.note,
    url: account.url,
    avatar,
    avatar_static: avatar,
    header,
    header_static: header,
    followers_count: isCounted && !hidesCounts ? account.followers_count : 0,
    following_count: isCounted && !hidesCounts ? account.following_count : 0,
    statuses_count: isCounted ? account.statuses_count : 0,
    last_status_at: lastStatusAt === null ? null : lastStatusAt.slice(0, 10),
    emojis: emojisJson(server, account.emojis),
    fields: account.fields.map(({ name, value, verified_at }) => ({ name, value, verified_at })),
    ...(accounts.uri ? { uri: account.url } : {}),
    ...(accounts.group ? { group: account.standing?.group === true, avatar_description: account.avatar_description } : {}),
    ...(accounts.flags ? accountFlags(account) : {}),
    ...standingFields(server, account),
    ...(accounts.verified ? { verified: account.verified } : {}),
    ...chatFields(server, account),
  };
}

/** How the account differs from others, as far as the server profile says so. A moved account is sent with the new one inside. */
function standingFields(server: Server, account: AccountRecord): Wire {
  const { standing = {} } = account;
  const { staff = null } = standing;
  const { profiles } = server.profile;
  const moved = standing.moved_to === undefined ? undefined : server.world.accounts.get(standing.moved_to);
  return {
    ...(moved === undefined ? {} : { moved: accountJson(server, moved) }),
    ...(profiles.standing && isSuspended(server.world, account) ? { suspended: true, note: '', avatar: '', header: '' } : {}),
    ...(profiles.standing && isLimited(server.world, account) ? { limited: true } : {}),
    ...(profiles.standing && staff !== null ? { roles: [roleOf(staff)] } : {}),
  };
}

const ROLES = {
  moderator: { id: '3', name: 'Moderator', permissions: '1308' },
  administrator: { id: '1', name: 'Owner', permissions: '1048573' },
} as const;

function roleOf(staff: StaffRole): Wire {
  const { id, name } = ROLES[staff];
  return { id, name, color: '' };
}

/** The role with what it may do, a sum of Mastodon's flags. */
export function ownRole({ standing }: AccountRecord): Wire {
  const staff = standing?.staff ?? null;
  if (staff === null) return { id: '-99', name: '', permissions: '65536', color: '', highlighted: false };
  return { ...ROLES[staff], color: '', highlighted: true };
}

/** Whether the account takes chats: in the `pleroma` block, or beside it on Truth Social. */
function chatFields({ profile }: Server, { accepts_chat_messages: accepts, verified, standing }: AccountRecord): Wire {
  if (profile.chats === null) return {};
  if (profile.chats.extended) return { accepting_messages: accepts };
  const isHidden = standing?.hides_follows === true;
  return {
    pleroma: {
      accepts_chat_messages: accepts,
      tags: verified ? ['verified'] : [],
      is_moderator: standing?.staff === 'moderator',
      is_admin: standing?.staff === 'administrator',
      hide_followers: isHidden,
      hide_follows: isHidden,
      hide_followers_count: isHidden,
      hide_follows_count: isHidden,
    },
  };
}

function accountFlags(account: AccountRecord): Wire {
  return {
    indexable: account.discoverable,
    noindex: !account.discoverable,
    hide_collections: account.standing?.hides_follows === true,
    roles: [],
    memorial: account.memorial ? true : undefined,
  };
}

/** The text of a seeded field: a link or plain words. */
const plain = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

/** The account with `source` and `role`, for its owner. */
export function ownAccountJson(server: Server, account: AccountRecord): Wire {
  const settings = server.overrides.state.profiles[account.id];
  const posting = settings?.posting;
  const hasTime = server.profile.accounts.lastStatusAt === 'date-time';
  const shown = accountJson(server, account);
  const pleroma = server.profile.profiles.settingsStore
    ? { pleroma: { ...(shown['pleroma'] as Wire | undefined), settings_store: settings?.settings_store ?? {} } }
    : {};
  return {
    ...shown,
    ...pleroma,
    ...(hasTime && account.last_status_at !== null ? { last_status_at: `${account.last_status_at}T00:00:00Z` } : {}),
    source: {
      privacy: posting?.privacy ?? server.profile.statuses.defaultVisibility,
      sensitive: posting?.sensitive ?? false,
      language: posting?.language ?? 'en',
      note: account.note_text,
      fields: account.fields.map(({ name, value, text, verified_at }) => ({ name, value: text ?? plain(value), verified_at })),
      follow_requests_count: [...server.world.requests.values()].filter(targets => targets.has(account.id)).length,
      hide_collections: account.standing?.hides_follows === true,
      discoverable: account.discoverable,
      indexable: account.discoverable,
    },
    ...(server.profile.chats?.extended === true ? { chats_onboarded: settings?.chats_onboarded ?? false } : {}),
    ...(server.profile.signUp.family === 'pleroma' ? {} : { role: ownRole(account) }),
  };
}

export function accountsJson(server: Server, accountIds: readonly string[]): Wire[] {
  return accountIds.flatMap(id => {
    const account = server.world.accounts.get(id);
    return account === undefined ? [] : [accountJson(server, account)];
  });
}
